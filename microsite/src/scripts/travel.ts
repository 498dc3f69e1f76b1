/** The owner’s seconds beside the advised ones, each time they are asked for. */
export function travelOnDemand(figure: HTMLElement): void {
  const list = figure.querySelector<HTMLElement>('.lengths, .film');
  figure.querySelector('button')?.addEventListener('click', () => {
    list?.removeAttribute('data-travelling');
    // the way begins anew once the end of the last one has been drawn
    requestAnimationFrame(() => list?.setAttribute('data-travelling', ''));
  });
}
