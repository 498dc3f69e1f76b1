/** Shrinks the header after scrolling; its lower edge shows the reading progress. */
export function showReadingProgress(header: HTMLElement): void {
  const SHRINK_AT = 48;
  let isWaiting = false;
  const draw = () => {
    isWaiting = false;
    const { scrollY, innerHeight } = window;
    const length = document.documentElement.scrollHeight - innerHeight;
    header.style.setProperty('--read', String(length > 0 ? Math.min(1, scrollY / length) : 0));
    header.toggleAttribute('data-small', scrollY > SHRINK_AT);
  };
  const later = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(draw);
  };
  addEventListener('scroll', later, { passive: true });
  addEventListener('resize', later, { passive: true });
  draw();
}
