import { options } from 'preact';

/** Makes a change of state and draws it before this returns, so that what it draws can take the focus. */
export const renderNow = (change: () => void): void => {
  const before = options.debounceRendering;
  options.debounceRendering = (draw) => draw();
  try {
    change();
  } finally {
    if (before) options.debounceRendering = before;
    else delete options.debounceRendering;
  }
};
