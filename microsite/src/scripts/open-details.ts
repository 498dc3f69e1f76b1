/** Opens the details around and directly in the target of the address, so that a link leads to what it names. */
function openTarget(): void {
  const id = decodeURIComponent(location.hash.slice(1));
  const target = id ? document.getElementById(id) : null;
  if (!target) return;
  const own = target.querySelector<HTMLDetailsElement>(':scope > details');
  if (own) own.open = true;
  for (let place: Element | null = target; place; place = place.parentElement) if (place instanceof HTMLDetailsElement) place.open = true;
  target.scrollIntoView();
}

/** A link to the part that the address names already changes no address: its press opens the part again. */
export function openDetailsOfTarget(): void {
  openTarget();
  addEventListener('hashchange', openTarget);
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
    if (link && link.hash === location.hash) openTarget();
  });
}
