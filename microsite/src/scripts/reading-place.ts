/** Changes the page while what the reader looks at stays where it is: sections above may grow. */
export function inPlace(change: () => void): void {
  const root = document.documentElement;
  const middle = document.elementFromPoint(root.clientWidth / 2, root.clientHeight / 2);
  // lines of lists are made anew by the change; what holds them stays
  const looked = middle?.closest('[data-item]')?.parentElement ?? middle;
  const before = looked?.getBoundingClientRect().top ?? 0;
  // browsers that anchor by themselves would correct a second time
  root.style.setProperty('overflow-anchor', 'none');
  change();
  const isStillThere = looked?.isConnected && looked.getClientRects().length > 0;
  if (isStillThere && scrollY > 0) scrollBy({ top: looked.getBoundingClientRect().top - before, behavior: 'instant' });
  requestAnimationFrame(() => root.style.removeProperty('overflow-anchor'));
}
