import { PaginationItem, TablePagination } from '@mui/material';
import { useListPaginationContext } from 'react-admin';
import { integer } from '../format/format';
import { useText } from '../i18n/use-text';

const SIZES = [10, 25, 50, 100];
/** Page numbers shown, around the current one (specification 2, section 9). */
const MOST_NUMBERS = 5;

/** Shows the range of rows, the links to the other pages and the page size: MUI's component with our words. */
export function Pagination() {
  const t = useText();
  const { page, perPage, total = 0, setPage, setPerPage } = useListPaginationContext();
  if (total === 0) return null;
  return (
    <TablePagination
      component="nav"
      aria-label={t('app.list.pages')}
      count={total}
      page={page - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={SIZES}
      onPageChange={(_, index) => setPage(index + 1)}
      onRowsPerPageChange={({ target }) => setPerPage(Number(target.value))}
      ActionsComponent={PageNumbers}
      labelRowsPerPage={t('app.list.perPage')}
      labelDisplayedRows={({ from, to, count }) => t('app.list.shown', { first: integer(from), last: integer(to), total: integer(count) })}
    />
  );
}

function PageNumbers() {
  const t = useText();
  const { page, perPage, total = 0, setPage } = useListPaginationContext();
  const pages = Math.ceil(total / perPage);
  if (pages < 2) return null;
  const first = Math.max(1, Math.min(page - Math.floor(MOST_NUMBERS / 2), pages - MOST_NUMBERS + 1));
  const numbers = Array.from({ length: Math.min(MOST_NUMBERS, pages) }, (_, index) => first + index);
  return (
    <div className="flex">
      <PaginationItem type="previous" disabled={page <= 1} aria-label={t('app.list.previous')} onClick={() => setPage(page - 1)} />
      {numbers.map((number) => (
        <PaginationItem
          key={number}
          page={integer(number)}
          selected={number === page}
          aria-current={number === page ? 'page' : undefined}
          aria-label={t('app.list.page', { page: integer(number) })}
          onClick={() => setPage(number)}
        />
      ))}
      <PaginationItem type="next" disabled={page >= pages} aria-label={t('app.list.next')} onClick={() => setPage(page + 1)} />
    </div>
  );
}
