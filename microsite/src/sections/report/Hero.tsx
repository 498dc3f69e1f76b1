import type { ReactNode } from 'react';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { ReadyReport } from '../../lib/report/report-view.ts';
import { ExampleLabel } from '../shared/ExampleLabel.tsx';
import { Lengths } from '../shared/Lengths.tsx';
import { Ruler } from '../shared/Ruler.tsx';
import { Verdict } from '../shared/Verdict.tsx';
import { GoogleEntry } from './GoogleEntry.tsx';
import { OpeningPhone } from './OpeningPhone.tsx';

/** As long as the paragraph that will come: bars of its size, nothing moves. */
const GHOST = Array.from({ length: 24 }, (_, index) => 'relation'.slice(0, 3 + ((index * 5) % 6))).join(' ');

export function Hero({ view, children }: { view: ReadyReport; children: ReactNode }) {
  const { demo, hero, headline, quiz } = view;
  return (
    <section className="opening page" aria-labelledby="entreprise">
      {demo && (
        <p className="hero-demo">
          <strong>{t`Démonstration`}</strong> <span>{t`Entreprise fictive, chiffres d’exemple.`}</span>
        </p>
      )}
      <p className="visually-hidden" role="status" data-announcement="" />
      <h1 className="opening-name" id="entreprise">
        <span className="opening-before">{t`Analyse digitale préparée pour`}</span>{' '}
        <span className="opening-company" data-long={hero.isLong || undefined}>
          {hero.company}
        </span>
      </h1>
      <p className="opening-finding">{headline.sentence}</p>
      <div className="opening-proof" data-pictured={view.seen !== null || undefined}>
        {view.seen && <OpeningPhone seen={view.seen} addressBar={headline.addressBar} />}
        <HeadlineFigure headline={headline} isExample={view.example} seen={view.seen} />
      </div>
      <a className="button opening-action no-print" href={quiz.actionHref}>
        {quiz.action}
      </a>
      <Intro intro={hero.intro} />
      <div className="opening-next">
        <h2 className="opening-next-title">{headline.next}</h2>
        <ol className="opening-steps">
          {headline.steps.map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </ol>
      </div>
      <Facts hero={hero} isScanning={view.scanning} />
      {children}
    </section>
  );
}

interface FigureProps {
  headline: ReadyReport['headline'];
  isExample: boolean;
  seen: ReadyReport['seen'];
}

/** The drawing of the finding itself. */
export function HeadlineFigure({ headline, isExample, seen }: FigureProps) {
  const { lengths, entry, addressBar, ruler, open, source } = headline;
  const callout = addressBar ? addressBar.warning : seen?.callouts[0]?.title;
  return (
    <div className="opening-figure">
      <Lengths lengths={lengths} />
      {entry && <GoogleEntry entry={entry} />}
      {addressBar && !seen && (
        <p className="opening-address">
          <strong>{addressBar.warning}</strong> <span>{addressBar.domain}</span>
        </p>
      )}
      {seen && callout && (
        <p className="opening-callout">
          <b>1</b> <span>{callout}</span>
        </p>
      )}
      {ruler && (
        <div className="opening-ruler">
          <p>
            <span>{ruler.label}</span> <strong>{ruler.value}</strong>
          </p>
          <Ruler scale="score" value={ruler.fill} isLabelled={false} />
          <Verdict tone={ruler.tone} word={ruler.word} />
        </div>
      )}
      {open && (
        <p className="opening-open">
          <span className="open-ruler" aria-hidden="true" />
          <span>{open}</span>
        </p>
      )}
      <p className="source">
        <ExampleLabel isExample={isExample} /> <span>{source}</span>
      </p>
    </div>
  );
}

function Intro({ intro }: { intro: ReadyReport['hero']['intro'] }) {
  return (
    <div className="opening-prose">
      {intro.state === 'pending' && (
        <div role="status">
          <p className="quiet">
            {t`Analyse en cours...`}{' '}
            <span className="ghost-text" aria-hidden="true">
              {GHOST}
            </span>
          </p>
        </div>
      )}
      {intro.lead && <p>{intro.lead}</p>}
      {intro.rest.length > 0 && (
        <details className="read-on">
          <summary className="no-print">{t`Lire la suite`}</summary>
          {intro.rest.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </details>
      )}
    </div>
  );
}

function Facts({ hero, isScanning }: { hero: ReadyReport['hero']; isScanning: boolean }) {
  return (
    <dl className="hero-facts">
      {hero.domain && (
        <div>
          <dt>{t`Site`}</dt>
          <dd className="hero-site">
            {hero.logo && <img className="hero-logo" src={hero.logo} width="32" height="32" alt="" decoding="async" fetchPriority="low" />}
            <span>{hero.domain}</span>
          </dd>
        </div>
      )}
      {hero.city && (
        <div>
          <dt>{t`Lieu`}</dt>
          <dd>{hero.city}</dd>
        </div>
      )}
      {hero.measuredOn && (
        <div>
          <dt>{t`Mesuré le`}</dt>
          <dd>{hero.measuredOn}</dd>
        </div>
      )}
      {isScanning && (
        <div>
          <dt>{t`État`}</dt>
          <dd>{t`Analyse en cours...`}</dd>
        </div>
      )}
    </dl>
  );
}
