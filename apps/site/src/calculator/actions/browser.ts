/* What an action asks of the browser. */

/** Hands a file to the reader. */
export const download = (name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([content], { type: typeof content === 'string' ? `${type};charset=utf-8` : type }),
  );
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

/** Copies a text; false where the browser refuses. */
export const copyToClipboard = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
