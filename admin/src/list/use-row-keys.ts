import type { RefObject } from 'react';
import { useKeys } from '../components/use-keys';

/** Through the rows of a table with j and k, from link to link; x selects the one that has the focus. */
export function useRowKeys(box: RefObject<HTMLElement | null>): void {
  useKeys({
    j: () => focusRow(box.current, 1),
    k: () => focusRow(box.current, -1),
    x: () => focusedRow(box.current)?.querySelector<HTMLInputElement>('[data-row-select]')?.click(),
  });
}

function focusedRow(box: HTMLElement | null): HTMLTableRowElement | null {
  const row = document.activeElement?.closest('tr');
  return row && box?.contains(row) ? row : null;
}

function focusRow(box: HTMLElement | null, step: 1 | -1): void {
  const links = [...(box?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
  const row = focusedRow(box);
  const index = links.findIndex((link) => link.closest('tr') === row);
  const next = index === -1 ? (step === 1 ? 0 : links.length - 1) : index + step;
  links[Math.max(0, Math.min(next, links.length - 1))]?.focus();
}
