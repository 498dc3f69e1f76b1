/** The bar at the foot appears once this much has been scrolled, px (specification 1, section 9). */
const SHOW_AFTER = 800;

export function showBarWhenScrolled(bar: HTMLElement): void {
  const draw = () => {
    const isShown = scrollY > SHOW_AFTER;
    bar.toggleAttribute('data-shown', isShown);
    bar.inert = !isShown;
  };
  addEventListener('scroll', draw, { passive: true });
  draw();
}
