import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServer } from '../../api/data-provider';
import type { ImportReview as Review, RowAction } from '../../api/types';
import { Banner } from '../../components/Banner';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { ColumnTable } from './ColumnTable';
import { Duplicates } from './Duplicates';
import { IssueTable } from './IssueTable';
import { type Choices, DEFAULT_CHOICES, plannedRows } from './import-choices';
import styles from './imports.module.css';

/** What stands in a file, what is wrong with it, and the choices before it is written. */
export function ImportReview({ review, onEnd }: { review: Review; onEnd: () => void }) {
  const t = useText();
  const { integer } = useFormat();
  const server = useServer();
  const queries = useQueryClient();
  const [choices, setChoices] = useState<Choices>(DEFAULT_CHOICES);
  const refresh = () => queries.invalidateQueries({ queryKey: ['imports'] });
  const { importId: id, counts } = review;

  const confirm = useMutation({
    mutationFn: () =>
      server.confirmImport(id, { ...choices, decisions: [...choices.decisions].map(([line, action]) => ({ line, action })) }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['prospects'] }),
    onSettled: refresh,
  });
  const discard = useMutation({ mutationFn: () => server.discardImport(id), onSuccess: onEnd, onSettled: refresh });
  // the first look at a confirmed import shows that it is running; from then on the page looks by itself
  useEffect(() => {
    if (!confirm.isPending) return;
    const timer = setTimeout(() => void queries.invalidateQueries({ queryKey: ['imports', id] }), 300);
    return () => clearTimeout(timer);
  }, [confirm.isPending, id, queries]);

  if (confirm.isPending || review.status === 'importing') return <Running done={review.done} total={review.total} />;
  const planned = plannedRows(review, choices);
  const objections = (['suppressed', 'erased'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => t(`imports.review.${kind}`, { count: integer(counts[kind]), smart_count: counts[kind] }))
    .join(' · ');
  const failure = confirm.error ?? discard.error;
  const onDecision = (line: number, action: RowAction) =>
    setChoices({ ...choices, decisions: new Map(choices.decisions).set(line, action) });
  return (
    <div className={styles.review}>
      <p className={styles.found}>
        <strong>{t('imports.review.found', { count: integer(review.total), smart_count: review.total })}</strong> {review.file_name}
        {objections && <span className={styles.objections}>{objections}</span>}
      </p>
      <ColumnTable review={review} />
      {counts.invalid > 0 && (
        <IssueTable
          title={t('imports.review.errors')}
          text={t('imports.review.errorsText', { count: integer(counts.invalid), smart_count: counts.invalid })}
          issues={review.errors}
          fileName={review.file_name}
        >
          {counts.valid > 0 && (
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={choices.onlyValid}
                onChange={({ target }) => setChoices({ ...choices, onlyValid: target.checked })}
              />
              {t('imports.review.onlyValid', { count: integer(counts.valid), smart_count: counts.valid })}
            </label>
          )}
        </IssueTable>
      )}
      {objections && (
        <IssueTable
          title={t('imports.review.objections')}
          text={t('imports.review.objectionsText')}
          issues={review.objections}
          fileName={review.file_name}
        />
      )}
      {counts.warnings > 0 && (
        <IssueTable
          title={t('imports.review.warnings')}
          text={t('imports.review.warningsText')}
          issues={review.warnings}
          fileName={review.file_name}
        />
      )}
      <Duplicates review={review} choices={choices} onChange={setChoices} onDecision={onDecision} />
      {failure && (
        <Banner tone="poor" title={t('imports.failed')}>
          <p>{failure.message}</p>
        </Banner>
      )}
      <div className={styles.foot}>
        <Button
          variant="contained"
          disabled={planned.blockedBy !== null}
          onClick={() => confirm.mutate()}
          aria-describedby="import-blocked"
        >
          {planned.created > 0
            ? t('imports.confirm.action', { count: integer(planned.created), smart_count: planned.created })
            : t('imports.confirm.update')}
        </Button>
        <Button variant="outlined" disabled={discard.isPending} onClick={() => discard.mutate()}>
          {t('imports.confirm.discard')}
        </Button>
        <p id="import-blocked" className={styles.help}>
          {planned.blockedBy && t(`imports.confirm.${planned.blockedBy}`)}
        </p>
      </div>
    </div>
  );
}

function Running({ done, total }: { done: number; total: number }) {
  const t = useText();
  const { integer } = useFormat();
  const label = t('imports.confirm.progress', { done: integer(done), total: integer(total) });
  return (
    <div className={styles.progress} role="status">
      <strong>{t('imports.confirm.running')}</strong>
      <progress max={total} value={done} aria-label={label} />
      <span>{label}</span>
    </div>
  );
}
