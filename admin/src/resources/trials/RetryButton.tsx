import { callApi } from '../../api/call-api';
import type { TrialRecord } from '../../api/types';
import { ActionButton } from '../../components/ActionButton';
import { useText } from '../../i18n/use-text';

/** All analyses of the trial once more; while they run there is nothing to retry. */
export function RetryButton({ trial: { id, company, status } }: { trial: TrialRecord }) {
  const t = useText();
  if (status === 'running') return null;
  return (
    <ActionButton
      look="row-action"
      label={t('trials.retry')}
      aria-label={t('trials.retryOf', { company })}
      run={() => callApi('POST admin/trials/:id/retry', { id })}
      done={t('trials.retried', { company })}
      failed={(message) => message ?? t('trials.retryFailed')}
    />
  );
}
