import { t } from '../../../backend/src/rules/language.rules.ts';
import { SHOWN_EVENT } from '../lib/page-data.ts';
import { pageButtons, pageRange } from '../lib/paging.ts';

/** Paginates the rendered rows of a table: `[data-paged="5"]` around a `tbody` and a `nav`. */
export function pageTable(root: HTMLElement): void {
  const size = Number(root.dataset.paged);
  const nav = root.querySelector<HTMLElement>('nav');
  const list = nav?.querySelector('ol');
  const position = nav?.querySelector<HTMLElement>('[role=status]');
  if (!nav || !list || !position) return;
  let current = 1;
  const rows = () => [...root.querySelectorAll<HTMLElement>('tbody tr')];
  const pages = () => Math.max(1, Math.ceil(rows().length / size));

  const draw = () => {
    const [from, to] = pageRange(current, size);
    for (const [index, row] of rows().entries()) row.hidden = index < from || index >= to;
    nav.hidden = pages() < 2;
    position.textContent = t`Page ${current} sur ${pages()}`;
    list.replaceChildren(...pageButtons(current, pages()).map(item));
    for (const button of nav.querySelectorAll<HTMLButtonElement>('[data-step]')) {
      const target = current + Number(button.dataset.step);
      button.setAttribute('aria-disabled', String(target < 1 || target > pages()));
    }
  };

  const item = (page: number | null): HTMLLIElement => {
    const entry = document.createElement('li');
    if (page === null) {
      entry.textContent = '…';
      return entry;
    }
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = String(page);
    button.setAttribute('aria-label', `Page ${page}`);
    if (page === current) button.setAttribute('aria-current', 'page');
    button.dataset.page = String(page);
    entry.append(button);
    return entry;
  };

  const open = (page: number) => {
    current = Math.min(Math.max(1, page), pages());
    draw();
  };

  nav.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button');
    if (!button || button.getAttribute('aria-disabled') === 'true') return;
    const { step, page } = button.dataset;
    open(step ? current + Number(step) : Number(page));
    // the numbered buttons are created again: the pressed one keeps the focus
    if (page) list.querySelector<HTMLElement>('[aria-current]')?.focus();
  });
  document.addEventListener(SHOWN_EVENT, () => open(current));
  draw();
}
