/** Page numbers on show: at most five, around the current one (specification 2, section 9). */
export function slidingPages(page: number, pages: number, shown = 5): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(shown / 2), pages - shown + 1));
  return Array.from({ length: Math.min(shown, pages) }, (_, index) => first + index);
}
