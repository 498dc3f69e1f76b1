import { useId } from 'react';
import { useListPaginationContext } from 'react-admin';
import { Icon } from '../components/Icon';
import { integer } from '../format/format';
import { useText } from '../i18n/use-text';
import styles from './pagination.module.css';
import { slidingPages } from './sliding-pages';

const SIZES = [10, 25, 50, 100];

/** The place in a list of the server, and the way to its other pages. */
export function Pagination() {
  const t = useText();
  const sizeId = useId();
  const { page, perPage, total = 0, setPage, setPerPage } = useListPaginationContext();
  const pages = Math.ceil(total / perPage);
  if (total === 0) return null;
  const range = {
    first: integer((page - 1) * perPage + 1),
    last: integer(Math.min(page * perPage, total)),
    total: integer(total),
  };
  return (
    <nav className={styles.pagination} aria-label={t('app.list.pages')}>
      <p>{t('app.list.shown', range)}</p>
      {pages > 1 && (
        <div className={styles.pages}>
          <button
            type="button"
            className={styles.page}
            disabled={page <= 1}
            onClick={() => setPage(page - 1)}
            aria-label={t('app.list.previous')}
          >
            <Icon name="previous" />
          </button>
          {slidingPages(page, pages).map((number) => (
            <button
              key={number}
              type="button"
              className={`${styles.page} ${number === page ? styles.current : ''}`}
              aria-current={number === page ? 'page' : undefined}
              aria-label={t('app.list.page', { page: integer(number) })}
              onClick={() => setPage(number)}
            >
              {integer(number)}
            </button>
          ))}
          <button
            type="button"
            className={styles.page}
            disabled={page >= pages}
            onClick={() => setPage(page + 1)}
            aria-label={t('app.list.next')}
          >
            <Icon name="next" />
          </button>
        </div>
      )}
      <div className={styles.size}>
        <label htmlFor={sizeId}>{t('app.list.perPage')}</label>
        <select id={sizeId} value={perPage} onChange={({ target }) => setPerPage(Number(target.value))}>
          {SIZES.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </div>
    </nav>
  );
}
