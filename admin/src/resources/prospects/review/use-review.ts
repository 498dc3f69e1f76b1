import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flagsOf } from '../../../../../backend/src/rules/review.rules';
import { useServer } from '../../../api/data-provider';
import { statusOf } from '../../../api/problem';
import type { ProspectRecord } from '../../../api/types';
import { showNotice } from '../../../components/notice';
import { useText } from '../../../i18n/use-text';

export interface ReviewDecision {
  isPending: boolean;
  failure: string | null;
  /** Whether it was taken; what was on the screen goes with it, so that nothing else is approved. */
  decide: (status: 'to_review' | 'validated', reason?: string) => Promise<boolean>;
}

/** Approves a page or takes that back; when somebody else was faster, says so and shows what there is now. */
export function useReview({ id, review_status, red_flags, red_flag_facts }: ProspectRecord): ReviewDecision {
  const t = useText();
  const server = useServer();
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const decide: ReviewDecision['decide'] = async (status, reason) => {
    setPending(true);
    setFailure(null);
    try {
      const seen = { status: review_status, flags: flagsOf(red_flags, red_flag_facts) };
      await server.reviewProspect(id, { status, seen, ...(reason !== undefined && { reason }) });
      showNotice(t(`review.done.${status}`));
      return true;
    } catch (error) {
      setFailure(error instanceof Error && error.message ? error.message : t('review.failed'));
      return statusOf(error) === 409;
    } finally {
      for (const key of ['prospects', 'dashboard', 'campaigns']) void queryClient.invalidateQueries({ queryKey: [key] });
      setPending(false);
    }
  };
  return { isPending, failure, decide };
}
