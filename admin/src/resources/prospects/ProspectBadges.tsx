import type { ProspectRecord } from '../../api/types';
import { Status } from '../../components/Status';
import { useText } from '../../i18n/use-text';
import { appointmentBadge, pageBadge, quizBadge } from './prospect-state';

interface ProspectBadgesProps {
  prospect: ProspectRecord;
  /** `short` words for lines of a list, where the column already says what they are about. */
  words?: 'badge' | 'short';
  className?: string;
}

/** Page, quiz and appointment of a prospect: what has happened in ink, what has not in grey. */
export function ProspectBadges({ prospect, words = 'badge', className }: ProspectBadgesProps) {
  const t = useText();
  const [page, quiz, appointment] = [pageBadge(prospect), quizBadge(prospect), appointmentBadge(prospect)];
  return (
    <div className={className}>
      <Status tone={page.tone} shape={page.shape} quiet={page.tone === 'neutral'}>
        {t(`prospects.${words}.page.${page.key}`)}
      </Status>
      <Status tone={quiz.tone} shape={quiz.shape} quiet={quiz.tone === 'neutral'}>
        {t(`prospects.${words}.quiz.${quiz.key}`)}
      </Status>
      <Status tone={appointment.tone} shape={appointment.shape} quiet={appointment.tone === 'neutral'}>
        {t(`prospects.${words}.appointment.${appointment.key}`)}
      </Status>
    </div>
  );
}
