/** `[data-retry]` reloads the page and its data. */
export function retryButtons(): void {
  for (const button of document.querySelectorAll('[data-retry]')) button.addEventListener('click', () => location.reload());
}
