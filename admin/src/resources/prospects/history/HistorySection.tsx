import { Button } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/call-api';
import type { HistoryKind, ProspectRecord } from '../../../api/types';
import { integer } from '../../../format/format';
import { useText } from '../../../i18n/use-text';
import { HistoryItem } from './HistoryItem';
import styles from './history.module.css';

const KINDS: HistoryKind[] = ['measurement', 'visit', 'technical', 'answer', 'email', 'change', 'appointment', 'request'];

/** Everything that happened with the prospect, newest first. */
export function HistorySection({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  const [kind, setKind] = useState<HistoryKind | null>(null);
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['prospects', 'history', prospect.id, kind, prospect.updated_at],
    queryFn: ({ pageParam, signal }) =>
      callApi('GET admin/prospects/:id/timeline', { id: prospect.id, page: pageParam, kind: kind ?? undefined }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, perPage, total }) => (page * perPage < total ? page + 1 : undefined),
    placeholderData: (before) => before,
  });
  const first = data?.pages[0];
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const all = first ? Object.values(first.counts).reduce((sum, count) => sum + count, 0) : 0;
  return (
    <section className="part" aria-labelledby="history-title">
      <h2 id="history-title">{t('prospects.history.title')}</h2>
      {error && <p role="alert">{t('prospects.history.failed')}</p>}
      {first && all === 0 && <p className="grey">{t('prospects.history.empty')}</p>}
      {first && all > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
        <div className="wrap gap-1 mb-2" role="group" aria-label={t('prospects.history.label')}>
          {[null, ...KINDS.filter((one) => first.counts[one] > 0)].map((one) => (
            <button key={one ?? 'all'} type="button" className={styles.kind} aria-pressed={kind === one} onClick={() => setKind(one)}>
              {t(one ? `prospects.history.kind.${one}` : 'prospects.history.all')}
              <span className="grey">{integer(one ? first.counts[one] : all)}</span>
            </button>
          ))}
        </div>
      )}
      <ol className="lines">
        {entries.map((entry) => (
          <HistoryItem key={entry.id} entry={entry} />
        ))}
      </ol>
      {first && hasNextPage && (
        <div className="flex items-center mt-3 gap-4">
          <Button variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('prospects.history.more')}
          </Button>
          <span className="grey">{t('prospects.history.shown', { shown: integer(entries.length), total: integer(first.total) })}</span>
        </div>
      )}
    </section>
  );
}
