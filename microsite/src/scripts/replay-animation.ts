/** Replays the animation of the loading times on each click. */
export function replayOnClick(figure: HTMLElement): void {
  const list = figure.querySelector<HTMLElement>('.lengths, .film');
  figure.querySelector('button')?.addEventListener('click', () => {
    list?.removeAttribute('data-travelling');
    // restarts once the end of the last run was painted
    requestAnimationFrame(() => list?.setAttribute('data-travelling', ''));
  });
}
