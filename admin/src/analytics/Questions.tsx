import { Link } from 'react-router';
import { MAX_POINTS } from '../../../backend/src/rules/quiz-points.rules';
import type { AnalyticsRecord } from '../api/types';
import { ShareBar } from '../components/chart/ShareBar';
import { listLink } from '../components/list-link';
import { PageSection } from '../components/PageSection';
import { Table } from '../components/Table';
import { integer } from '../format/format';
import { useFormat } from '../format/use-format';
import { useText } from '../i18n/use-text';

interface QuestionsProps {
  figures: Pick<AnalyticsRecord, 'questions' | 'stopped_before'>;
  /** Limits of when prospects were added. */
  within: { created_at_gte?: string; created_at_lt?: string };
}

/** Per question: the mean of its points, and how many quizzes got no further. */
export function Questions({ figures: { questions, stopped_before }, within }: QuestionsProps) {
  const t = useText();
  const { decimal } = useFormat();
  const { created_at_gte, created_at_lt } = within;
  const added = {
    ...(created_at_gte && { prospect_created_gte: created_at_gte }),
    ...(created_at_lt && { prospect_created_lt: created_at_lt }),
  };
  const unanswered = { quiz_commence: true, quiz_en_cours: false, quiz_fait: false, ...within };
  return (
    <PageSection title={t('analytics.questions.title')} help={t('analytics.questions.help')}>
      <Table
        look="figures-table stacks"
        caption={t('analytics.questions.title')}
        rows={questions}
        rowKey={({ question_id }) => question_id}
        columns={[
          [
            t('analytics.questions.question'),
            ({ question, active }) => (
              <>
                {question} {!active && <span className="grey">({t('analytics.questions.inactive')})</span>}
              </>
            ),
          ],
          [
            t('analytics.questions.bar'),
            ({ average_points: points }) => points !== null && <ShareBar share={points / MAX_POINTS} />,
            'drawing',
          ],
          [t('analytics.questions.average'), ({ average_points: points }) => (points === null ? '–' : decimal(points)), 'labelled'],
          [
            t('analytics.questions.answers'),
            ({ question_id, answers }) => <Link to={listLink('quiz-responses', { question_id, ...added })}>{integer(answers)}</Link>,
            'labelled',
          ],
          [
            t('analytics.questions.stopped'),
            ({ question_id, stopped }) => (
              <Link to={listLink('quiz-responses', { question_id, stopped: true, ...added })}>{integer(stopped)}</Link>
            ),
            'labelled',
          ],
        ]}
      />
      <p className="grey py-2">
        {t('analytics.questions.before')} <Link to={listLink('prospects', unanswered)}>{integer(stopped_before)}</Link>
      </p>
    </PageSection>
  );
}
