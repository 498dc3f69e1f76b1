import { answerTone, pointsOutOf4 } from '../../../../backend/src/rules/quiz.rules';
import type { AnswerRecord, ProspectRecord } from '../../api/types';
import { EmptyState } from '../../components/EmptyState';
import { Figure } from '../../components/Figure';
import { Status } from '../../components/Status';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import styles from './prospect-show.module.css';
import { scoreBand, scoreWord } from './prospect-state';
import { useAnswers, useQuizOutcome } from './use-prospect-data';

/** What the prospect answered, each answer's points out of 4. */
export function QuizTab({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  const { data: answers } = useAnswers(prospect.id);
  if (!answers) return null;
  if (answers.length === 0) return <EmptyState title={t('prospects.show.noAnswers')} />;
  return (
    <>
      <Outcome prospect={prospect} />
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
    </>
  );
}

/** The score and its categories as they were computed when the quiz was finished. */
function Outcome({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  const { data: outcome } = useQuizOutcome(prospect.id);
  if (!outcome) return null;
  const { score, categories } = outcome;
  return (
    <div className={styles.figures}>
      {Object.entries({ score, ...categories }).map(([name, value]) => {
        const band = scoreBand(value);
        return (
          <Figure key={name} label={t(`prospects.category.${name as 'score'}`)} value={value === null ? null : String(value)}>
            {band && value !== null ? <Status tone={band}>{t(`prospects.score.${scoreWord(value)}`)}</Status> : t('analysis.notMeasured')}
          </Figure>
        );
      })}
    </div>
  );
}

function AnswerRow({ answer: { question, reponse, score_partiel, timestamp } }: { answer: AnswerRecord }) {
  const t = useText();
  const { date, decimal } = useFormat();
  const band = answerTone(score_partiel);
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
