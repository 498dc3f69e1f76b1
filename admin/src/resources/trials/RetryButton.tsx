import { ask } from '../../api/ask';
import type { TrialRecord } from '../../api/types';
import { ActButton } from '../../components/ActButton';
import { useText } from '../../i18n/use-text';

/** All analyses of the trial once more; while they run there is nothing to retry. */
export function RetryButton({ trial: { id, company, status } }: { trial: TrialRecord }) {
  const t = useText();
  if (status === 'running') return null;
  return (
    <ActButton
      look="row-action"
      label={t('trials.retry')}
      aria-label={t('trials.retryOf', { company })}
      run={() => ask('POST admin/trials/:id/retry', { id })}
      done={t('trials.retried', { company })}
      failed={(said) => said ?? t('trials.retryFailed')}
    />
  );
}
