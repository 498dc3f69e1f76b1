import { answerTone, pointsOutOf4 } from '../../../../backend/src/rules/quiz-points.rules';
import type { AnswerRecord, ProspectRecord } from '../../api/types';
import { EmptyState } from '../../components/EmptyState';
import { Figure } from '../../components/Figure';
import { Status } from '../../components/Status';
import { Table } from '../../components/Table';
import { date } from '../../format/format';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { scoreBand, scoreWord } from './prospect-state';
import { useAnswers, useQuizOutcome } from './use-prospect-data';

/** The answers of the prospect, each with its points out of 4. */
export function QuizTab({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  const { data: answers } = useAnswers(prospect.id);
  if (!answers) return null;
  if (answers.length === 0) return <EmptyState title={t('prospects.show.noAnswers')} />;
  return (
    <>
      <Outcome prospect={prospect} />
      <Table
        look="stacks"
        rows={answers}
        rowKey={({ id }) => id}
        columns={[
          [t('prospects.quiz.question'), ({ question }) => question],
          [t('prospects.quiz.answer'), ({ reponse }) => reponse],
          [t('prospects.quiz.date'), ({ timestamp }) => date(timestamp), 'grey'],
          [t('prospects.quiz.points'), ({ score_partiel }) => <Points share={score_partiel} />, 'number'],
        ]}
      />
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
    <div className="figures mb-8">
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

function Points({ share }: { share: AnswerRecord['score_partiel'] }) {
  const t = useText();
  const { decimal } = useFormat();
  const band = answerTone(share);
  return (
    <span className="measured">
      <span>{t('prospects.quiz.outOf', { points: decimal(pointsOutOf4(share)) })}</span>
      <Status tone={band}>{t(`prospects.quiz.band.${band}`)}</Status>
    </span>
  );
}
