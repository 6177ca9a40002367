/* What a browser has and Node has not, for tests that open no page. */

/** A storage with room for so many letters. */
export const createStorage = (room = Number.POSITIVE_INFINITY): Storage => {
  const methods = {
    get length(): number {
      return Object.keys(this).length;
    },
    key(i: number): string | null {
      return Object.keys(this)[i] ?? null;
    },
    getItem(key: string): string | null {
      return Object.getOwnPropertyDescriptor(this, key)?.value ?? null;
    },
    setItem(key: string, value: string): void {
      if (key.length + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      Object.assign(this, { [key]: value });
    },
    removeItem(key: string): void {
      Reflect.deleteProperty(this, key);
    },
    clear(): void {
      for (const key of Object.keys(this)) Reflect.deleteProperty(this, key);
    },
  };
  // What is kept stands in it under its own name, as in a browser's.
  return Object.create(methods) as Storage;
};

/** Does something while things that only a browser has stand on the global object; afterwards all is as it was. */
export const withGlobals = async <T>(globals: PropertyDescriptorMap, act: () => T | Promise<T>): Promise<T> => {
  const names = Object.keys(globals);
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const name of names) Object.defineProperty(globalThis, name, { ...globals[name], configurable: true });
  try {
    return await act();
  } finally {
    for (const [name, was] of before)
      if (was) Object.defineProperty(globalThis, name, was);
      else Reflect.deleteProperty(globalThis, name);
  }
};

const refuse = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

/** Does something with a storage as the browser's own, or where the browser gives none. */
export const withStorage = <T>(storage: Storage | undefined, act: () => T | Promise<T>): Promise<T> =>
  withGlobals({ localStorage: { get: () => storage ?? refuse() } }, act);
