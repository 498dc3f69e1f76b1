import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { useApiQuery } from '../../../api/call-api';
import type { SavedViewRecord, ViewCount } from '../../../api/types';
import { integer } from '../../../format/format';
import { useText } from '../../../i18n/use-text';
import { hiddenFor } from '../prospect-columns';
import { useHiddenColumns } from '../use-hidden-columns';
import { COUNTS, useViews } from './use-views';
import { isAddressOf, searchOf } from './view-content';
import styles from './view-links.module.css';

/** Poll interval; a hidden tab does not poll. */
const REFRESH_MS = 60_000;
/** As many as are counted; the others stand in the list's own menu. */
const MAX_SHOWN = 16;

/** The saved views in the navigation, one's own first, with how many prospects each of them shows. */
export function ViewLinks({ onNavigate }: { onNavigate: (() => void) | undefined }) {
  const t = useText();
  const { data = [] } = useViews();
  const { data: counts } = useApiQuery(
    'GET admin/prospects/view-counts',
    {},
    { queryKey: COUNTS, refetchInterval: REFRESH_MS, enabled: data.length > 0 },
  );
  const shown = data.slice(0, MAX_SHOWN);
  useKeptPlace(shown.length);
  if (shown.length === 0) return null;
  return (
    <ul aria-label={t('views.title')} className={styles.links}>
      {shown.map((view) => (
        <li key={view.id}>
          <ViewLink view={view} count={counts?.find(({ id }) => id === view.id)} onNavigate={onNavigate} />
        </li>
      ))}
    </ul>
  );
}

/** Remembers how many there are, so that the menu has their place before they come. */
function useKeptPlace(count: number): void {
  const [, setPlace] = useStore('menu.views', 0);
  useEffect(() => setPlace(count), [count, setPlace]);
}

interface ViewLinkProps {
  view: SavedViewRecord;
  count: ViewCount | undefined;
  onNavigate: (() => void) | undefined;
}

function ViewLink({ view: { name, content, own, author }, count, onNavigate }: ViewLinkProps) {
  const t = useText();
  const { pathname, search } = useLocation();
  const [, setHidden] = useHiddenColumns();
  const isCurrent = pathname === '/prospects' && isAddressOf(content, search);
  return (
    <Link
      to={`/prospects?${searchOf(content)}`}
      className={styles.link}
      aria-current={isCurrent ? 'true' : undefined}
      title={own ? name : `${name} (${author})`}
      onClick={() => {
        setHidden(hiddenFor(content.columns));
        onNavigate?.();
      }}
    >
      <span>
        {name}
        {!own && <span className="sr-only"> ({t('views.team')})</span>}
      </span>
      {count?.works === false && <span title={t('views.broken')}>{t('views.brokenShort')}</span>}
      {count && count.count !== null && <span>{integer(count.count)}</span>}
    </Link>
  );
}
