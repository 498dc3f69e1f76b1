/** On a phone a finding goes the way that its owner chooses; elsewhere its link opens a message. */
export function shareWherePossible(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLElement>('[data-share]');
  if (!link || !navigator.share || !matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  const { subject: title, text } = link.dataset;
  // whoever closes the choice sends nothing
  navigator.share({ title, text }).catch(() => undefined);
}
