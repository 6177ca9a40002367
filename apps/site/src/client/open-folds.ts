/** What an address leads to is shown: the folds around it open, now and when the address changes. */
export const openFolds = (): void => {
  const open = (): void => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
    target?.scrollIntoView();
  };
  addEventListener('hashchange', open);
  if (location.hash !== '') open();
};
