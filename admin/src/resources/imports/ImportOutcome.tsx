import { Button } from '@mui/material';
import { Link } from 'react-router';
import type { ImportReview } from '../../api/types';
import { Banner } from '../../components/Banner';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import styles from './imports.module.css';
import { UndoButton } from './UndoButton';

/** What an import did. */
export function ImportOutcome({ review, onAnother }: { review: ImportReview; onAnother: () => void }) {
  const t = useText();
  const { integer } = useFormat();
  const { status, imported, updated, skipped } = review;
  const isDone = status === 'done';
  const counted = (count: number) => ({ count: integer(count), smart_count: count });
  return (
    <div className={styles.review}>
      <Banner tone={isDone ? 'good' : 'accent'} title={isDone ? t('imports.result.title') : t('imports.result.undone')}>
        {isDone && imported !== null && <p>{t('imports.result.imported', counted(imported))}</p>}
        {isDone && !!updated && <p>{t('imports.result.updated', counted(updated))}</p>}
        {isDone && !!skipped && <p>{t('imports.result.skipped', counted(skipped))}</p>}
        <p className={styles.quiet}>{review.file_name}</p>
      </Banner>
      <div className={styles.foot}>
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
