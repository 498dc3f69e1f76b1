import { Button } from '@mui/material';
import { Link } from 'react-router';
import type { ImportReview } from '../../api/types';
import { Banner } from '../../components/Banner';
import { PermissionText } from '../../components/PermissionText';
import { integer } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { RowTotals } from './RowTotals';
import { UndoButton } from './UndoButton';

/** The result of an import. */
export function ImportOutcome({ review, onAnother }: { review: ImportReview; onAnother: () => void }) {
  const t = useText();
  const { status, imported, updated, skipped, moved, permission } = review;
  const isDone = status === 'done';
  const counted = (count: number) => ({ count: integer(count), smart_count: count });
  return (
    <div className="stack gap-6 mt-3">
      <Banner tone={isDone ? 'good' : 'accent'} title={isDone ? t('imports.result.title') : t('imports.result.undone')}>
        {isDone && imported !== null && <p>{t('imports.result.imported', counted(imported))}</p>}
        {isDone && !!updated && <p>{t('imports.result.updated', counted(updated))}</p>}
        {isDone && !!moved && <p>{t('imports.result.moved', counted(moved))}</p>}
        {isDone && !!skipped && <p>{t('imports.result.skipped', counted(skipped))}</p>}
        {isDone && permission && (
          <p>
            {t('imports.result.permission', counted(permission.recorded))} <PermissionText {...permission} />
          </p>
        )}
        <p className="grey">{review.file_name}</p>
      </Banner>
      {isDone && review.rows && <RowTotals rows={review.rows} isDone />}
      <div className="row">
        <Button variant="contained" component={Link} to="/prospects">
          {t('imports.result.list')}
        </Button>
        <Button variant="outlined" onClick={onAnother}>
          {t('imports.result.another')}
        </Button>
        {isDone && <UndoButton item={review} />}
      </div>
    </div>
  );
}
