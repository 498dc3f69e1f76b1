import type { FlagSeverity } from '../../../../../backend/src/rules/review.rules';
import type { ReviewStatus } from '../../../../../backend/src/rules/review-state.rules';
import type { Shape, Tone } from '../../../components/Status';

export const REVIEW_LOOK: Record<ReviewStatus, { tone: Tone; shape: Shape; quiet: boolean }> = {
  draft: { tone: 'neutral', shape: 'dashed', quiet: true },
  to_review: { tone: 'fair', shape: 'half', quiet: false },
  validated: { tone: 'good', shape: 'full', quiet: false },
};

export const FLAG_TONE: Record<FlagSeverity, Tone> = { critical: 'poor', warning: 'fair', notice: 'neutral' };
