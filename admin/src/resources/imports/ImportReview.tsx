import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '../../api/call-api';
import type { ImportReview as Review, RowAction } from '../../api/types';
import { Banner } from '../../components/Banner';
import { integer } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { ColumnTable } from './ColumnTable';
import { Duplicates } from './Duplicates';
import { IssueTable } from './IssueTable';
import { type Choices, DEFAULT_CHOICES, plannedRows } from './import-choices';
import { PermissionChoice } from './PermissionChoice';
import { RowTotals } from './RowTotals';

interface ImportReviewProps {
  review: Review;
  onEnd: () => void;
}

/** The preview of a file: its rows, its errors, and the options of the import. */
export function ImportReview({ review, onEnd }: ImportReviewProps) {
  const t = useText();
  const [choices, setChoices] = useState<Choices>(DEFAULT_CHOICES);
  const { confirm, discard } = useEnd(review, choices, onEnd);
  const failure = confirm.error ?? discard.error;
  if (confirm.isPending || review.status === 'importing') return <Running done={review.done} total={review.total} />;
  const onDecision = (line: number, action: RowAction) =>
    setChoices({ ...choices, decisions: new Map(choices.decisions).set(line, action) });
  return (
    <div className="stack gap-6 mt-3">
      <Issues review={review} choices={choices} onChange={setChoices} />
      <PermissionChoice value={choices.permission} onChange={(permission) => setChoices({ ...choices, permission })} />
      <Duplicates review={review} choices={choices} onChange={setChoices} onDecision={onDecision} />
      {failure && (
        <Banner tone="poor" title={t('imports.failed')}>
          <p>{failure.message}</p>
        </Banner>
      )}
      <Foot review={review} choices={choices} isDiscarding={discard.isPending} onConfirm={confirm.mutate} onDiscard={discard.mutate} />
    </div>
  );
}

/** The two ends of a review: written, or put away. */
function useEnd({ importId: id }: Review, choices: Choices, onEnd: () => void) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['imports'] });
  const confirm = useMutation({
    mutationFn: () =>
      callApi('POST admin/imports/:id/confirm', {
        id,
        ...choices,
        decisions: [...choices.decisions].map(([line, action]) => ({ line, action })),
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['prospects'] }),
    onSettled: refresh,
  });
  const discard = useMutation({ mutationFn: () => callApi('DELETE admin/imports/:id', { id }), onSuccess: onEnd, onSettled: refresh });
  // the first look at a confirmed import shows that it is running; from then on the page looks by itself
  useEffect(() => {
    if (!confirm.isPending) return;
    const timer = setTimeout(() => void queries.invalidateQueries({ queryKey: ['imports', id] }), 300);
    return () => clearTimeout(timer);
  }, [confirm.isPending, id, queries]);
  return { confirm, discard };
}

interface ChosenProps {
  review: Review;
  choices: Choices;
}

/** What was found, and every row with something wrong. */
function Issues({ review, choices, onChange }: ChosenProps & { onChange: (choices: Choices) => void }) {
  const t = useText();
  const { counts, file_name: fileName } = review;
  const of = (count: number) => ({ count: integer(count), smart_count: count });
  const objections = (['suppressed', 'erased'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => t(`imports.review.${kind}`, of(counts[kind])))
    .join(' · ');
  return (
    <>
      <p className="break">
        <strong className="block">{t('imports.review.found', of(review.total))}</strong>
        {fileName}
        {review.mended > 0 && <span className="grey block">{t('imports.review.mended', of(review.mended))}</span>}
        {objections && <span className="fair strong block mt-1">{objections}</span>}
      </p>
      {review.rows && <RowTotals rows={review.rows} />}
      <ColumnTable review={review} />
      {counts.invalid > 0 && (
        <IssueTable
          title={t('imports.review.errors')}
          text={t('imports.review.errorsText', of(counts.invalid))}
          issues={review.errors}
          fileName={fileName}
          importId={review.importId}
        >
          {counts.valid > 0 && (
            <label className="flex items-baseline py-1 gap-2">
              <input
                type="checkbox"
                checked={choices.onlyValid}
                onChange={({ target }) => onChange({ ...choices, onlyValid: target.checked })}
              />
              {t('imports.review.onlyValid', of(counts.valid))}
            </label>
          )}
        </IssueTable>
      )}
      {(['objections', 'warnings'] as const).map(
        (kind) =>
          (kind === 'objections' ? objections : counts.warnings > 0) && (
            <IssueTable
              key={kind}
              title={t(`imports.review.${kind}`)}
              text={t(`imports.review.${kind}Text`)}
              issues={review[kind]}
              fileName={fileName}
              importId={kind === 'warnings' ? review.importId : undefined}
            />
          ),
      )}
    </>
  );
}

interface FootProps extends ChosenProps {
  isDiscarding: boolean;
  onConfirm: () => void;
  onDiscard: () => void;
}

function Foot({ review, choices, isDiscarding, onConfirm, onDiscard }: FootProps) {
  const t = useText();
  const { blockedBy, created } = plannedRows(review, choices);
  return (
    <div className="row">
      <Button variant="contained" disabled={blockedBy !== null} onClick={() => onConfirm()} aria-describedby="import-blocked">
        {created > 0 ? t('imports.confirm.action', { count: integer(created), smart_count: created }) : t('imports.confirm.update')}
      </Button>
      <Button variant="outlined" disabled={isDiscarding} onClick={() => onDiscard()}>
        {t('imports.confirm.discard')}
      </Button>
      <p id="import-blocked" className="grey measure">
        {blockedBy && t(`imports.confirm.${blockedBy}`)}
      </p>
    </div>
  );
}

function Running({ done, total }: { done: number; total: number }) {
  const t = useText();
  const label = t('imports.confirm.progress', { done: integer(done), total: integer(total) });
  return (
    <div className="stack mt-4" role="status">
      <strong>{t('imports.confirm.running')}</strong>
      <progress max={total} value={done} aria-label={label} />
      <span>{label}</span>
    </div>
  );
}
