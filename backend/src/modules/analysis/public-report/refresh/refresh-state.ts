import type { ReviewsTaskStatus } from '../../../../providers/reviews/reviews.contract.js';
import { t, wordsBy } from '../../../../rules/language.rules.js';
import type { RefreshState } from '../public-report.contract.js';

/** Longer than the hour for which the job checks ordered reviews. */
const PROCESSING_MS = 70 * 60_000;

interface KnownReviews {
  /** A task of this analysis waits or runs. */
  isOpen: boolean;
  row: { status: ReviewsTaskStatus; measuredAt: Date } | null;
  /** The last measurement of any outcome. */
  last: { state: string; code: string | null } | null;
  now: Date;
}

const MESSAGES: Readonly<Record<string, string>> = wordsBy({
  not_configured: () => t`Les avis Google ne peuvent pas être relevés pour le moment.`,
  other_company: () => t`Aucun avis trouvé : la fiche Google la plus proche est celle d’une autre entreprise.`,
  vendor_task_late: () => t`Délai d'attente dépassé. Les derniers avis n’ont pas pu être relevés ; la note affichée reste valable.`,
});

/**
 * Returns the state of a prospect's reviews (specification 1, section 4: not_found, pending, processing, completed, failed). Failures have
 * a message for the prospect; the page detects « aucun avis » in it.
 */
export function reviewsRefreshState({ isOpen, row, last, now }: KnownReviews): RefreshState {
  const state = (status: ReviewsTaskStatus, message: string | null = null): RefreshState => ({ status, message });
  if (isOpen) return state('pending');
  if (row?.status === 'processing') {
    return now.getTime() - row.measuredAt.getTime() < PROCESSING_MS ? state('processing') : state('failed', MESSAGES.vendor_task_late);
  }
  if (!last) return row ? state('completed') : state('not_found');
  if (last.state === 'failed' || last.state === 'not_applicable')
    return state('failed', MESSAGES[last.code ?? ''] ?? t`Les avis n’ont pas pu être relevés. Réessayez dans quelques minutes.`);
  return row?.status === 'not_found' ? state('failed', t`Aucun avis Google n’a été trouvé pour votre entreprise.`) : state('completed');
}
