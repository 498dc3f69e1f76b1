/** `[data-retry]` loads the page again, which asks for its data again. */
export function retryButtons(): void {
  for (const button of document.querySelectorAll('[data-retry]')) button.addEventListener('click', () => location.reload());
}
