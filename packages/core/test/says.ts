import { expect } from 'vitest';

/** A text that is put together: what English and French make of it, whatever other languages there are. */
export const says = (en: string, fr: string): unknown => expect.objectContaining({ en, fr });
