import { useEffect, useState } from 'preact/hooks';
import { DESK, isDesk } from '../map/desk.ts';

/** Whether the sheet has room for the whole of an answer, or it is pulled up first. */
export const useDesk = (): boolean => {
  const [desk, setDesk] = useState(isDesk);
  useEffect(() => {
    const media = matchMedia(DESK);
    const follow = () => setDesk(media.matches);
    follow();
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, []);
  return desk;
};
