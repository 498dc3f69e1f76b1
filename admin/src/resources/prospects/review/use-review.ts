import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flagsOf } from '../../../../../backend/src/rules/review.rules';
import { callApi } from '../../../api/call-api';
import { statusOf } from '../../../api/problem';
import type { ProspectRecord } from '../../../api/types';
import { showNotice } from '../../../components/notice';
import { useText } from '../../../i18n/use-text';

export interface ReviewDecision {
  isPending: boolean;
  failure: string | null;
  /** Sends the flags that were shown, so that nothing else is approved. Resolves to the error when it can be tried again; `onDone` replaces the message. */
  decide: (status: 'to_review' | 'validated', reason?: string, onDone?: () => void) => Promise<string | null>;
}

/** Approves a page or revokes the approval; on a conflict shows it and the current state. */
export function useReview({ id, review_status, red_flags, red_flag_facts }: ProspectRecord): ReviewDecision {
  const t = useText();
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const decide: ReviewDecision['decide'] = async (status, reason, onDone = () => showNotice(t(`review.done.${status}`))) => {
    setPending(true);
    setFailure(null);
    try {
      const seen = { status: review_status, flags: flagsOf(red_flags, red_flag_facts) };
      await callApi('POST admin/prospects/:id/review', { id, status, seen, ...(reason !== undefined && { reason }) });
      onDone();
      return null;
    } catch (error) {
      const words = error instanceof Error && error.message ? error.message : t('review.failed');
      setFailure(words);
      return statusOf(error) === 409 ? null : words;
    } finally {
      for (const key of ['prospects', 'dashboard', 'campaigns', 'queue']) void queryClient.invalidateQueries({ queryKey: [key] });
      setPending(false);
    }
  };
  return { isPending, failure, decide };
}
