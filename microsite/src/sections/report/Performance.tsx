import { t } from '../../../../backend/src/rules/language.rules.ts';
import { selfServeMeaning, selfServeName } from '../../../../backend/src/rules/self-serve.rules.ts';
import { VERDICT_NAMES } from '../../../../backend/src/rules/verdicts.rules.ts';
import type { ReadyReport } from '../../lib/report/report-view.ts';
import { Ruler } from '../shared/Ruler.tsx';
import { Section } from '../shared/Section.tsx';
import { Verdict } from '../shared/Verdict.tsx';
import { Speed } from './Speed.tsx';

/** The scores: the speed with its two devices, the SmartIndex, and the score of a trial. */
export function Performance({ view }: { view: ReadyReport }) {
  const { trialScore } = view;
  return (
    <Section id="performance" title={t`Votre Performance Digitale`} isExample={view.example}>
      <div className="overall">
        <Speed view={view} />
        <SmartIndex smartIndex={view.smartIndex} quiz={view.quiz} />
        {trialScore && <TrialScore score={trialScore} />}
      </div>
    </Section>
  );
}

function TrialScore({ score }: { score: NonNullable<ReadyReport['trialScore']> }) {
  return (
    <div className="trial-score">
      <div>
        <h3>{selfServeName()}</h3>
        <p className="small quiet">{selfServeMeaning()}</p>
      </div>
      {score.value && (
        <p className="figure">
          <span>{score.value}</span>
          <span className="figure-unit">/100</span>
        </p>
      )}
      <div className="trial-words">
        <Verdict tone={score.tone} word={score.word} />
        <p className="small quiet">{score.basis}</p>
      </div>
    </div>
  );
}

function SmartIndex({ smartIndex, quiz }: Pick<ReadyReport, 'smartIndex' | 'quiz'>) {
  return (
    <div className="overall-part smart">
      <h3>{VERDICT_NAMES.quiz}</h3>
      {smartIndex.score ? (
        <div>
          <p className="figure figure-index">
            <span>{smartIndex.score}</span>
            <span className="figure-unit">/100</span>
          </p>
          {smartIndex.verdict && <Verdict {...smartIndex.verdict} />}
          <Ruler scale="score" value={smartIndex.fill} />
        </div>
      ) : (
        <ol className="smart-steps">
          <li data-step={smartIndex.basics}>
            <span>{t`Analyse des données de base`}</span> <span className="quiet small">{smartIndex.basicsWord}</span>
          </li>
          <li data-step={smartIndex.quiz}>
            <span>{t`Calcul du SmartIndex`}</span> <span className="quiet small">{smartIndex.quizWord}</span>
          </li>
        </ol>
      )}
      <p>{smartIndex.hint}</p>
      {smartIndex.score ? (
        <a className="arrow-link no-print" href={quiz.scoreHref}>
          {t`Voir le détail`}
        </a>
      ) : (
        <a className="arrow-link no-print" href={quiz.href}>
          {smartIndex.linkText}
        </a>
      )}
    </div>
  );
}
