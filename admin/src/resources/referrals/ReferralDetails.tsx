import { Button } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router';
import type { ReferralRecord, ReferralStatus } from '../../api/types';
import { Fact, Facts } from '../../components/Facts';
import styles from '../../components/list-page.module.css';
import { showNotice } from '../../components/notice';
import { RecordNotes } from '../../components/RecordNotes';
import { Status, type Tone } from '../../components/Status';
import { useRecordChange } from '../../components/use-record-change';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';

const TONES: Record<ReferralStatus, Tone> = { pending: 'accent', contacted: 'fair', converted: 'good' };

/** What an opened row says: who named whom, whether we wrote, and what the team noted. */
export function ReferralDetails({ referral }: { referral: ReferralRecord }) {
  const t = useText();
  const { canAccess } = useCanAccess({ resource: 'referrals', action: 'edit' });
  const notes = useRecordChange<ReferralRecord>('referrals', 'app.notes.failed');
  const { original_email, referred_email, status, prospect_id, company, invited_at, created_at } = referral;
  const saveNotes = async (text: string) => {
    if (await notes.change(referral, { notes: text })) showNotice(t('app.notes.saved'));
  };
  return (
    <div className={styles.details}>
      <Facts>
        <Fact label={t('referrals.referredEmail')}>
          <a href={`mailto:${referred_email}`}>{referred_email}</a>
        </Fact>
        <Fact label={t('referrals.originalEmail')}>{original_email || 'N/A'}</Fact>
        <Fact label={t('referrals.status.label')}>
          <Status tone={TONES[status]}>{t(`referrals.status.${status}`)}</Status>
        </Fact>
        <Fact label={t('referrals.createdAt')}>{dateTime(created_at)}</Fact>
        <Fact label={t('referrals.invitedAt')}>{invited_at ? dateTime(invited_at) : t('referrals.notInvited')}</Fact>
        <Fact label={t('referrals.prospect')}>
          <Link to={`/prospects/${prospect_id}/show`}>{company}</Link>
        </Fact>
      </Facts>
      {canAccess && <StatusButtons referral={referral} />}
      <RecordNotes notes={referral.notes} readOnly={!canAccess} onSave={saveNotes} isPending={notes.isPending} />
    </div>
  );
}

/** The next step; a mistaken one is taken back from the notice. */
function StatusButtons({ referral }: { referral: ReferralRecord }) {
  const t = useText();
  const { change, isPending } = useRecordChange<ReferralRecord>('referrals', 'referrals.statusFailed');
  const { status } = referral;
  const mark = async (next: ReferralStatus) => {
    if (!(await change(referral, { status: next }))) return;
    const undo = async () => {
      if (await change(referral, { status })) showNotice(t('referrals.statusSaved'));
    };
    showNotice(t('referrals.statusSaved'), { label: t('app.list.undo'), run: undo });
  };
  return (
    <div className={styles.actions}>
      {(['contacted', 'converted'] as const)
        .filter((next) => next !== status)
        .map((next) => (
          <Button key={next} variant="outlined" disabled={isPending} onClick={() => void mark(next)}>
            {t(`referrals.mark.${next}`)}
          </Button>
        ))}
    </div>
  );
}
