import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServer } from '../../api/data-provider';
import type { TrialRecord } from '../../api/types';
import { WAITING_KEY } from '../../api/waiting';
import styles from '../../components/list-page.module.css';
import { showNotice } from '../../components/notice';
import { useSaveFailure } from '../../components/use-save-failure';
import { useText } from '../../i18n/use-text';

/** All analyses of the trial once more; while they run there is nothing to retry. */
export function RetryButton({ trial }: { trial: TrialRecord }) {
  const t = useText();
  const server = useServer();
  const client = useQueryClient();
  const fail = useSaveFailure('trials.retryFailed');
  const [isPending, setIsPending] = useState(false);
  const { id, company, status } = trial;
  if (status === 'running') return null;
  const retry = async () => {
    setIsPending(true);
    try {
      await server.retryTrial(id);
      showNotice(t('trials.retried', { company }));
      void client.invalidateQueries({ queryKey: ['trials'] });
      void client.invalidateQueries({ queryKey: [WAITING_KEY] });
    } catch (error) {
      fail(error);
    }
    setIsPending(false);
  };
  return (
    <button
      type="button"
      className={styles.rowAction}
      disabled={isPending}
      aria-label={t('trials.retryOf', { company })}
      onClick={() => void retry()}
    >
      {t('trials.retry')}
    </button>
  );
}
