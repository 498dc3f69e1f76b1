import type { AnswerRecord, ProspectRecord } from '../../api/types';
import { EmptyState } from '../../components/EmptyState';
import { Status } from '../../components/Status';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import styles from './prospect-show.module.css';
import { answerBand, pointsOutOf4 } from './prospect-state';
import { useAnswers } from './use-prospect-data';

/** What the prospect answered, each answer's points out of 4. */
export function QuizTab({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  const { data: answers } = useAnswers(prospect.id);
  if (!answers) return null;
  if (answers.length === 0) return <EmptyState title={t('prospects.show.noAnswers')} />;
  return (
    <table className={styles.answers}>
      <thead>
        <tr>
          <th scope="col">{t('prospects.quiz.question')}</th>
          <th scope="col">{t('prospects.quiz.answer')}</th>
          <th scope="col">{t('prospects.quiz.date')}</th>
          <th scope="col" className={styles.number}>
            {t('prospects.quiz.points')}
          </th>
        </tr>
      </thead>
      <tbody>
        {answers.map((answer) => (
          <AnswerRow key={answer.id} answer={answer} />
        ))}
      </tbody>
    </table>
  );
}

function AnswerRow({ answer: { question, reponse, score_partiel, timestamp } }: { answer: AnswerRecord }) {
  const t = useText();
  const { date, decimal } = useFormat();
  const band = answerBand(score_partiel);
  return (
    <tr>
      <th scope="row">{question}</th>
      <td>{reponse}</td>
      <td className={styles.grey}>{date(timestamp)}</td>
      <td className={styles.number}>
        <div className={styles.points}>
          <span>{t('prospects.quiz.outOf', { points: decimal(pointsOutOf4(score_partiel)) })}</span>
          <Status tone={band}>{t(`prospects.quiz.band.${band}`)}</Status>
        </div>
      </td>
    </tr>
  );
}
