import { Button } from '@mui/material';
import { useId, useState } from 'react';
import { CanAccess } from 'react-admin';
import type { ProspectRecord } from '../../../api/types';
import { Banner } from '../../../components/Banner';
import { Status } from '../../../components/Status';
import { dateTime } from '../../../format/format';
import { useText } from '../../../i18n/use-text';
import { FlagList } from './FlagList';
import { ReasonDialog } from './ReasonDialog';
import { REVIEW_LOOK } from './review-look';
import { useFlags } from './use-flags';
import { useReview } from './use-review';

/** The review of the page: flags, approval, next decision. */
export function ReviewSection({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  const titleId = useId();
  const flags = useFlags()(prospect);
  const { isPending, failure, decide } = useReview(prospect);
  const [isAsking, setAsking] = useState(false);
  const { review_status: status, validation } = prospect;
  const approve = async (reason: string) => {
    const failed = await decide('validated', reason);
    if (failed) throw new Error(failed);
  };
  const isApproved = status === 'validated';
  return (
    <section className="ruled-above py-2" aria-labelledby={titleId}>
      <div className="row min-row gap-x-4">
        <h2 id={titleId}>{t('bulk.column.review')}</h2>
        <Status {...REVIEW_LOOK[status]}>{t(`bulk.review.${status}`)}</Status>
        <Said prospect={prospect} count={flags.length} />
        <CanAccess action="edit" resource="prospects" accessDenied={null}>
          <div className="flex pushed">
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
      {validation?.reason && <p className="measure break">{t('review.reason', { reason: validation.reason })}</p>}
      {flags.length > 0 && <FlagList flags={flags} />}
      {isAsking && <ReasonDialog flags={flags} onClose={() => setAsking(false)} onConfirm={approve} />}
    </section>
  );
}

/** The approval, or else what is to be done. */
function Said({ prospect: { review_status, validation }, count }: { prospect: ProspectRecord; count: number }) {
  const t = useText();
  if (validation) return <span className="grey">{t('review.by', { who: validation.by, date: dateTime(validation.at) })}</span>;
  if (review_status === 'validated') return null;
  if (count > 0) return <span className="grey">{t('bulk.flags', { smart_count: count })}</span>;
  return <span className="grey">{t(review_status === 'draft' ? 'review.neverMeasured' : 'review.clean')}</span>;
}
