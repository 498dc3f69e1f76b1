/** Applies a change without moving what the reader looks at: sections above may grow. */
export function holdReadingPosition(change: () => void): void {
  const root = document.documentElement;
  const middle = document.elementFromPoint(root.clientWidth / 2, root.clientHeight / 2);
  // an element that the change replaces is in a section that remains
  const candidates = [middle, middle?.closest('section')].map((place) => ({ place, top: place?.getBoundingClientRect().top ?? 0 }));
  // scroll anchoring of the browser would correct a second time
  root.style.setProperty('overflow-anchor', 'none');
  change();
  const anchor = candidates.find(({ place }) => place?.isConnected && place.getClientRects().length > 0);
  if (anchor?.place && scrollY > 0) scrollBy({ top: anchor.place.getBoundingClientRect().top - anchor.top, behavior: 'instant' });
  requestAnimationFrame(() => root.style.removeProperty('overflow-anchor'));
}
