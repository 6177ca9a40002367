import { useEffect, useState } from 'preact/hooks';

/** What waits until the chart and its answer are painted, in milliseconds after the last key. */
const REST = 120;

/** A value as it last was when nothing had changed for a while. */
export const useLate = <T extends object>(value: T): T => {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), REST);
    return () => clearTimeout(timer);
  }, Object.values(value));
  return late;
};
