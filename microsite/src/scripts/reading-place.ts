/** Changes the page while what the reader looks at stays where it is: sections above may grow. */
export function inPlace(change: () => void): void {
  const root = document.documentElement;
  const middle = document.elementFromPoint(root.clientWidth / 2, root.clientHeight / 2);
  // what is made anew by the change stands in a section that stays
  const looked = [middle, middle?.closest('section')].map((place) => ({ place, top: place?.getBoundingClientRect().top ?? 0 }));
  // browsers that anchor by themselves would correct a second time
  root.style.setProperty('overflow-anchor', 'none');
  change();
  const there = looked.find(({ place }) => place?.isConnected && place.getClientRects().length > 0);
  if (there?.place && scrollY > 0) scrollBy({ top: there.place.getBoundingClientRect().top - there.top, behavior: 'instant' });
  requestAnimationFrame(() => root.style.removeProperty('overflow-anchor'));
}
