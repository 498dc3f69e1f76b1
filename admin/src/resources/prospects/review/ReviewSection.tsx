import { Button } from '@mui/material';
import { useId, useState } from 'react';
import { CanAccess } from 'react-admin';
import type { ProspectRecord } from '../../../api/types';
import { Banner } from '../../../components/Banner';
import { Status } from '../../../components/Status';
import { useFormat } from '../../../format/use-format';
import { useText } from '../../../i18n/use-text';
import { FlagList } from './FlagList';
import { ReasonDialog } from './ReasonDialog';
import styles from './review.module.css';
import { REVIEW_LOOK } from './review-look';
import { useFlags } from './use-flags';
import { useReview } from './use-review';

/** Whether this page may be sent: what speaks against it, who approved it, and the next decision. */
export function ReviewSection({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  const titleId = useId();
  const flags = useFlags()(prospect);
  const { isPending, failure, decide } = useReview(prospect);
  const [isAsking, setAsking] = useState(false);
  const { review_status: status, validation } = prospect;
  const isApproved = status === 'validated';
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{t('bulk.column.review')}</h2>
        <Status {...REVIEW_LOOK[status]}>{t(`bulk.review.${status}`)}</Status>
        <Said prospect={prospect} count={flags.length} />
        <CanAccess action="edit" resource="prospects" accessDenied={null}>
          <div className={styles.actions}>
            {!isApproved && flags.length === 0 && (
              <Button variant="outlined" disabled={isPending} onClick={() => void decide('validated')}>
                {t('review.validate')}
              </Button>
            )}
            {!isApproved && flags.length > 0 && (
              <Button variant="outlined" disabled={isPending} onClick={() => setAsking(true)}>
                {t('review.anyway')}
              </Button>
            )}
            {isApproved && (
              <Button variant="outlined" disabled={isPending} onClick={() => void decide('to_review')}>
                {t('review.putBack')}
              </Button>
            )}
          </div>
        </CanAccess>
      </div>
      {failure && !isAsking && <Banner tone="poor">{failure}</Banner>}
      {validation?.reason && <p className={styles.reason}>{t('review.reason', { reason: validation.reason })}</p>}
      {flags.length > 0 && <FlagList flags={flags} />}
      {isAsking && (
        <ReasonDialog
          flags={flags}
          isPending={isPending}
          failure={failure}
          onClose={() => setAsking(false)}
          onConfirm={async (reason) => (await decide('validated', reason)) && setAsking(false)}
        />
      )}
    </section>
  );
}

/** Who approved it, else what is to be done. */
function Said({ prospect: { review_status, validation }, count }: { prospect: ProspectRecord; count: number }) {
  const t = useText();
  const { dateTime } = useFormat();
  if (validation) return <span className={styles.grey}>{t('review.by', { who: validation.by, date: dateTime(validation.at) })}</span>;
  if (review_status === 'validated') return null;
  if (count > 0) return <span className={styles.grey}>{t('bulk.flags', { smart_count: count })}</span>;
  return <span className={styles.grey}>{t(review_status === 'draft' ? 'review.neverMeasured' : 'review.clean')}</span>;
}
