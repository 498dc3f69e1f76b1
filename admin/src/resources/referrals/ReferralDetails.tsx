import { Button } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router';
import type { ReferralRecord } from '../../api/types';
import { Fact, Facts } from '../../components/Facts';
import styles from '../../components/list-page.module.css';
import { RecordNotes } from '../../components/RecordNotes';
import { stateChip } from '../../components/state-chip';
import { useUndoableChange } from '../../components/use-undoable-change';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';

const ReferralState = stateChip('referrals.status', {
  pending: 'accent',
  contacted: 'fair',
  converted: 'good',
});

/** The details of a referral: both persons, our e-mail, and the team's notes. */
export function ReferralDetails({ record: referral }: { record: ReferralRecord }) {
  const t = useText();
  const { canAccess } = useCanAccess({ resource: 'referrals', action: 'edit' });
  const { original_email, referred_email, status, prospect_id, company, invited_at, created_at } = referral;
  return (
    <div className={styles.details}>
      <Facts>
        <Fact label={t('referrals.referredEmail')}>
          <a href={`mailto:${referred_email}`}>{referred_email}</a>
        </Fact>
        <Fact label={t('referrals.originalEmail')}>{original_email || 'N/A'}</Fact>
        <Fact label={t('referrals.status.label')}>
          <ReferralState state={status} />
        </Fact>
        <Fact label={t('referrals.createdAt')}>{dateTime(created_at)}</Fact>
        <Fact label={t('referrals.invitedAt')}>{invited_at ? dateTime(invited_at) : t('referrals.notInvited')}</Fact>
        <Fact label={t('referrals.prospect')}>
          <Link to={`/prospects/${prospect_id}/show`}>{company}</Link>
        </Fact>
      </Facts>
      {canAccess && <StatusButtons referral={referral} />}
      <RecordNotes />
    </div>
  );
}

/** The next step; a mistaken one is taken back from the notice. */
function StatusButtons({ referral }: { referral: ReferralRecord }) {
  const t = useText();
  const done = () => t('referrals.statusSaved');
  const { change, isBusy } = useUndoableChange(referral, { done, failed: t('referrals.statusFailed') });
  return (
    <div className="row">
      {(['contacted', 'converted'] as const)
        .filter((next) => next !== referral.status)
        .map((next) => (
          <Button key={next} variant="outlined" disabled={isBusy} onClick={() => void change({ status: next })}>
            {t(`referrals.mark.${next}`)}
          </Button>
        ))}
    </div>
  );
}
