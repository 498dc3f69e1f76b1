import { Link } from 'react-router';
import { useApiQuery } from '../../api/call-api';
import type { QuizVersionRecord } from '../../api/types';
import { listLink } from '../../components/list-link';
import { Status } from '../../components/Status';
import { date, integer } from '../../format/format';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import styles from './quiz.module.css';

/** Which questions prospects had when they finished; editing makes a new version and leaves finished quizzes alone. */
export function Versions() {
  const t = useText();
  const { data, error } = useApiQuery('GET admin/quiz-versions');
  if (error) return <p role="alert">{t('quiz.versions.failed')}</p>;
  return (
    <ul className="lines">
      {data?.map((version) => (
        <li key={`${version.id}-${version.current}`}>
          <Version version={version} />
        </li>
      ))}
    </ul>
  );
}

function Version({ version: { id, current, finished, average_score, first_at, last_at, questions } }: { version: QuizVersionRecord }) {
  const t = useText();
  const { decimal } = useFormat();
  const name = id !== null ? t('quiz.versions.name', { id }) : t(current ? 'quiz.versions.unfinished' : 'quiz.versions.before');
  return (
    <>
      <p className="wrap items-baseline gap-1 mt-1 gap-x-4">
        <strong>{name}</strong>
        {current && <Status tone="accent">{t('quiz.versions.current')}</Status>}
        {finished > 0 && (
          <Link to={listLink('quiz-results', { version_id: id })}>
            {finished === 1 ? t('quiz.versions.one') : t('quiz.versions.finished', { count: integer(finished) })}
          </Link>
        )}
        {average_score !== null && <span>{t('quiz.versions.average', { score: decimal(average_score) })}</span>}
        {first_at && last_at && <span>{t('quiz.versions.dates', { from: date(first_at), to: date(last_at) })}</span>}
      </p>
      {questions.length > 0 && (
        <details>
          <summary>{t('quiz.versions.questions', { count: questions.length })}</summary>
          <ol className={styles.snapshot}>
            {questions.map(({ id: questionId, question, options }) => (
              <li key={questionId}>
                {question}
                <span className="quiet"> {options.map(({ text, weight }) => `${text} (${weight})`).join(' · ')}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}
