import { Link } from 'react-router';
import { MAX_POINTS } from '../../../backend/src/rules/quiz.rules';
import type { AnalyticsRecord } from '../api/types';
import { ShareBar } from '../components/chart/ShareBar';
import { listLink } from '../components/list-link';
import { Part } from '../components/Part';
import { useFormat } from '../format/use-format';
import { useText } from '../i18n/use-text';
import styles from './analytics.module.css';

interface QuestionsProps {
  figures: Pick<AnalyticsRecord, 'questions' | 'stopped_before'>;
  /** Limits of when prospects were added. */
  within: { created_at_gte?: string; created_at_lt?: string };
}

/** Per question: the mean of its points, and how many quizzes got no further. */
export function Questions({ figures: { questions, stopped_before }, within }: QuestionsProps) {
  const t = useText();
  const { integer, decimal } = useFormat();
  const { created_at_gte, created_at_lt } = within;
  const added = {
    ...(created_at_gte && { prospect_created_gte: created_at_gte }),
    ...(created_at_lt && { prospect_created_lt: created_at_lt }),
  };
  const unanswered = { quiz_commence: true, quiz_en_cours: false, quiz_fait: false, ...within };
  return (
    <Part title={t('analytics.questions.title')} help={t('analytics.questions.help')}>
      <table className={styles.table}>
        <caption className="sr-only">{t('analytics.questions.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('analytics.questions.question')}</th>
            <th scope="col" className={styles.drawing}>
              <span className="sr-only">{t('analytics.questions.bar')}</span>
            </th>
            <th scope="col">{t('analytics.questions.average')}</th>
            <th scope="col">{t('analytics.questions.answers')}</th>
            <th scope="col">{t('analytics.questions.stopped')}</th>
          </tr>
        </thead>
        <tbody>
          {questions.map(({ question_id, question, active, answers, average_points, stopped }) => (
            <tr key={question_id}>
              <th scope="row">
                {question}
                {!active && <span className={styles.quiet}> ({t('analytics.questions.inactive')})</span>}
              </th>
              <td className={styles.drawing}>{average_points !== null && <ShareBar share={average_points / MAX_POINTS} />}</td>
              <td>{average_points === null ? '–' : decimal(average_points)}</td>
              <td>
                <Link to={listLink('quiz-responses', { question_id, ...added })}>{integer(answers)}</Link>
              </td>
              <td>
                <Link to={listLink('quiz-responses', { question_id, stopped: true, ...added })}>{integer(stopped)}</Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.none}>
        {t('analytics.questions.before')} <Link to={listLink('prospects', unanswered)}>{integer(stopped_before)}</Link>
      </p>
    </Part>
  );
}
