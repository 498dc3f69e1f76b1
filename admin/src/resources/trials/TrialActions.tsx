import { useRefresh } from 'react-admin';
import { callApi } from '../../api/call-api';
import type { TrialRecord } from '../../api/types';
import { ActionButton } from '../../components/ActionButton';
import { ConfirmButton } from '../../components/ConfirmDialog';
import { useText } from '../../i18n/use-text';
import { RetryButton } from './RetryButton';

const WAITING: readonly string[] = ['awaiting_review', 'awaiting_verification', 'refused'];

/** The actions of a trial; one whose e-mail address is outside its website is accepted or refused first. */
export function TrialActions({ trial }: { trial: TrialRecord }) {
  if (!trial.other_address || !WAITING.includes(trial.status)) return <RetryButton trial={trial} />;
  if (trial.status === 'refused') return <Reopen trial={trial} />;
  return (
    <>
      {trial.status === 'awaiting_review' && <Accept trial={trial} />} <Refuse trial={trial} />
    </>
  );
}

/** Starts the measurement and sends an e-mail, so it asks for confirmation. */
function Accept({ trial: { id, company, site_url, email } }: { trial: TrialRecord }) {
  const t = useText();
  return (
    <ConfirmButton
      label={t('trials.accept')}
      button={{ look: 'row-action', 'aria-label': t('trials.acceptOf', { company }) }}
      title={t('trials.acceptTitle')}
      confirm={t('trials.accept')}
      done={t('trials.accepted', { company })}
      onConfirm={() => callApi('POST admin/trials/:id/review', { id, decision: 'accepted' })}
    >
      <p>{t('trials.acceptText', { site: site_url ?? '', email })}</p>
    </ConfirmButton>
  );
}

/** Refuses at once, with an undo. */
function Refuse({ trial: { id, company } }: { trial: TrialRecord }) {
  const t = useText();
  const refresh = useRefresh();
  const takeBack = async () => {
    await callApi('POST admin/trials/:id/review', { id, decision: 'waiting' });
    refresh();
  };
  return (
    <ActionButton
      look="row-action"
      label={t('trials.refuse')}
      aria-label={t('trials.refuseOf', { company })}
      run={() => callApi('POST admin/trials/:id/review', { id, decision: 'refused' })}
      done={{ text: t('trials.refused', { company }), action: { label: t('app.list.undo'), run: takeBack } }}
    />
  );
}

function Reopen({ trial: { id, company } }: { trial: TrialRecord }) {
  const t = useText();
  return (
    <ActionButton
      look="row-action"
      label={t('trials.reopen')}
      aria-label={t('trials.reopenOf', { company })}
      run={() => callApi('POST admin/trials/:id/review', { id, decision: 'waiting' })}
      done={t('trials.reopened', { company })}
    />
  );
}
