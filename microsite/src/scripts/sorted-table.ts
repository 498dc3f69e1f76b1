import { t } from '../../../backend/src/rules/language.rules.ts';
import { SHOWN_EVENT } from '../lib/page-data.ts';
import { rangeWords, type SortDirection, type SortKey, sortedRows } from '../lib/report/keyword-sort.ts';

/** Sorts and paginates the rendered rows of a table, `[data-sorted="10"]`. */
export function sortTable(root: HTMLElement): void {
  const size = Number(root.dataset.sorted);
  const body = root.querySelector('tbody');
  const nav = root.querySelector<HTMLElement>('nav');
  const position = nav?.querySelector<HTMLElement>('[role=status]');
  const all = nav?.querySelector<HTMLElement>('[data-all]');
  if (!body || !nav || !position || !all) return;
  let page = 0;
  let isWhole = false;
  let order: { key: SortKey; direction: SortDirection } | null = null;
  const rows = () => [...body.querySelectorAll<HTMLTableRowElement>('tr')];

  const draw = () => {
    const found = rows();
    const pages = Math.max(1, Math.ceil(found.length / size));
    page = Math.min(Math.max(0, page), pages - 1);
    const [from, to] = isWhole ? [0, found.length] : [page * size, (page + 1) * size];
    for (const [index, row] of found.entries()) row.hidden = index < from || index >= to;
    nav.hidden = found.length <= size;
    position.textContent = rangeWords(from, Math.min(to, found.length), found.length);
    all.textContent = isWhole ? t`Réduire` : t`Tout développer`;
    all.setAttribute('aria-expanded', String(isWhole));
    for (const button of nav.querySelectorAll<HTMLElement>('[data-step]')) {
      const target = page + Number(button.dataset.step);
      button.setAttribute('aria-disabled', String(isWhole || target < 0 || target >= pages));
    }
  };

  const sort = () => {
    if (!order) return;
    const { key, direction } = order;
    body.append(...sortedRows(rows(), (row) => row.dataset[key] ?? '', key, direction));
    for (const button of root.querySelectorAll<HTMLElement>('[data-sort]')) {
      const heading = button.closest('th');
      if (button.dataset.sort === key) heading?.setAttribute('aria-sort', direction);
      else heading?.removeAttribute('aria-sort');
    }
  };

  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button');
    if (!button || button.getAttribute('aria-disabled') === 'true') return;
    const { sort: key, step } = button.dataset;
    if (key) {
      const again = order?.key === key;
      const first: SortDirection = key === 'keyword' || key === 'position' ? 'ascending' : 'descending';
      const other: SortDirection = order?.direction === 'ascending' ? 'descending' : 'ascending';
      order = { key: key as SortKey, direction: again ? other : first };
      page = 0;
      sort();
    } else if (step) page += Number(step);
    else if (button === all) isWhole = !isWhole;
    draw();
  });
  // new rows come in the order of the server
  document.addEventListener(SHOWN_EVENT, () => {
    sort();
    draw();
  });
  draw();
}
