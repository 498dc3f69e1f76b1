import type { KeyboardEvent } from 'react';

const linksIn = (column: Element): HTMLElement[] => [...column.querySelectorAll<HTMLElement>('[data-card-link]')];

/** The arrow keys go from card to card: up and down in a column, to the sides at the same height, past empty columns. */
export function focusBeside(event: KeyboardEvent<HTMLElement>): void {
  const column = event.currentTarget.closest('[data-column]');
  const board = column?.parentElement;
  if (!column || !board) return;
  const place = linksIn(column).indexOf(event.currentTarget);
  const columns = [...board.querySelectorAll('[data-column]')].filter((other) => other === column || linksIn(other).length > 0);
  const aside = (step: 1 | -1) => {
    const links = columns[columns.indexOf(column) + step];
    return links && linksIn(links)[Math.min(place, linksIn(links).length - 1)];
  };
  const ways: Record<string, () => HTMLElement | undefined> = {
    ArrowUp: () => linksIn(column)[place - 1],
    ArrowDown: () => linksIn(column)[place + 1],
    ArrowLeft: () => aside(-1),
    ArrowRight: () => aside(1),
  };
  const next = ways[event.key]?.();
  if (!next) return;
  event.preventDefault();
  next.focus();
}
