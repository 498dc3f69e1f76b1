/** Shares a finding by the Web Share API on phones; elsewhere its link opens an e-mail. */
export function shareWherePossible(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLElement>('[data-share]');
  if (!link || !navigator.share || !matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  const { subject: title, text } = link.dataset;
  // rejected when the user closes the dialog
  navigator.share({ title, text }).catch(() => undefined);
}
