import type { ReviewStatus } from '../../../../backend/src/rules/review-state.rules';
import { Icon } from '../../components/Icon';
import { type Shape, Status, type Tone } from '../../components/Status';
import { useText } from '../../i18n/use-text';
import type { ListedProspect } from './prospect-columns';
import styles from './prospect-list.module.css';

const LOOK: Record<ReviewStatus, { tone: Tone; shape: Shape }> = {
  draft: { tone: 'neutral', shape: 'dashed' },
  to_review: { tone: 'fair', shape: 'half' },
  validated: { tone: 'good', shape: 'full' },
};

/** Whether the page may be sent, and how many doubts were found about it; the doubts themselves on pointing and to screen readers. */
export function ReviewState({ prospect: { review_status, red_flags = [] } }: { prospect: ListedProspect }) {
  const t = useText();
  return (
    <div className={styles.review}>
      <Status {...LOOK[review_status]} quiet={review_status === 'draft'}>
        {t(`bulk.review.${review_status}`)}
      </Status>
      {red_flags.length > 0 && (
        <span className={styles.flags} title={red_flags.join('\n')}>
          <Icon name="flag" />
          <span aria-hidden="true">{red_flags.length}</span>
          <span className="sr-only">{`${t('bulk.flags', { smart_count: red_flags.length })} (${red_flags.join(', ')})`}</span>
        </span>
      )}
    </div>
  );
}
