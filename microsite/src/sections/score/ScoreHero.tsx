import type { ReactNode } from 'react';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { scaleSentence } from '../../../../backend/src/rules/verdicts.rules.ts';
import type { ReadyScore } from '../../lib/score/score-view.ts';
import { Details } from '../shared/Details.tsx';
import { ExampleLabel } from '../shared/ExampleLabel.tsx';
import { Ruler } from '../shared/Ruler.tsx';

interface Props {
  id: string;
  view: ReadyScore;
  children: ReactNode;
}

export function ScoreHero({ id, view, children }: Props) {
  return (
    <section className="score-hero page" aria-labelledby={id}>
      <h1 className="hero-title" id={id}>
        <span className="hero-before">{view.company}</span> <span className="score-name">{view.title}</span>
      </h1>
      <div className="score-result">
        <Figure view={view} />
        <Ruler scale="score" value={view.needle} isEstimated={view.estimated} />
        <p className="proof-sentence">{view.sentence}</p>
        {view.origin && <p className="small quiet">{view.origin}</p>}
        {children}
        {view.topLever && (
          <div className="score-lever">
            <h2>{t`Ce qui ferait le plus monter votre SmartIndex`}</h2>
            <p className="score-lever-action">{view.topLever.action}</p>
            {!view.list.general && <a className="arrow-link no-print" href="#actions">{t`Comment faire`}</a>}
          </div>
        )}
        {view.basis && <p className="small quiet">{view.basis}</p>}
        {view.letter && (
          <Details summary={t`Comprendre ce chiffre`}>
            <p className="small quiet">{scaleSentence()}</p>
            <p className="small quiet">{view.letter}</p>
          </Details>
        )}
        {view.hasSources && (
          <Details summary={t`D’où vient ce chiffre`}>
            {view.sources && <p className="small quiet">{view.sources}</p>}
            {view.trialScore && <p className="small quiet">{view.trialScore.line}</p>}
          </Details>
        )}
      </div>
    </section>
  );
}

/** `inline/counted-score.ts` counts the figure up. */
function Figure({ view }: { view: ReadyScore }) {
  return (
    <>
      {view.known && (
        <p className="figure figure-index" data-estimated={view.estimated || undefined}>
          <span className="visually-hidden">
            <span>{view.value}</span> {t`sur 100`}
          </span>
          <span aria-hidden="true" data-count={view.fill}>
            {view.value}
          </span>
          <span className="figure-unit" aria-hidden="true">
            /100
          </span>
        </p>
      )}
      <p className="score-words">
        <ExampleLabel isExample={view.example} /> {view.name && view.name !== view.title && <strong>{view.name} </strong>}
        <span className="verdict" data-tone={view.tone}>
          <span>{view.label}</span>
        </span>
      </p>
    </>
  );
}
