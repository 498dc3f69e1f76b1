import { SHOWN_STEPS } from '../../../../backend/src/rules/advice.rules.ts';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { LANDING_INTRO, LANDING_STEPS } from '../../content/landing.ts';
import type { Answer, PublicReport } from '../../lib/api.ts';
import { type MainAction, mainAction } from '../../lib/main-action.ts';
import { landingView, type ReadyLanding } from '../../lib/report/landing-view.ts';
import type { SectionProps } from '../../render/page-input.ts';
import { HeadlineFigure } from '../report/Hero.tsx';
import { OpeningPhone } from '../report/OpeningPhone.tsx';
import { ErrorScreen } from '../shared/ErrorScreen.tsx';
import { Section } from '../shared/Section.tsx';
import { LandingAction } from './LandingAction.tsx';
import { LandingFigures } from './LandingFigures.tsx';

/** `/landing/{token}`: the finding, three figures, three steps, one action. */
export function LandingPage({ data, words }: SectionProps<Answer<PublicReport>>) {
  const view = landingView(data);
  if (view.state === 'error') return <ErrorScreen {...view} />;
  return (
    <div>
      <LandingHero
        view={view}
        intro={words.messages.landing_intro ?? LANDING_INTRO}
        main={mainAction(words, { text: view.quiz.action, href: view.quiz.href })}
      />
      <LandingFigures view={view} />
      <LandingPlan view={view} />
      <Section id="suite" title={t`Comment cela se passe`} isExample={view.example}>
        <ol className="steps landing-steps">
          {LANDING_STEPS.map(({ title, text }, index) => (
            <li key={title} className="step">
              <span className="step-number" aria-hidden="true">
                {index + 1}
              </span>{' '}
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <LandingAction quiz={view.quiz} />
    </div>
  );
}

interface HeroProps {
  view: ReadyLanding;
  intro: string;
  main: MainAction;
}

/** Opens with the finding and its proof, as the report does. */
function LandingHero({ view: { demo, example, hero, headline, seen, reportHref }, intro, main }: HeroProps) {
  return (
    <section className="opening page" aria-labelledby="entreprise">
      {demo && (
        <p className="hero-demo">
          <strong>{t`Démonstration`}</strong> <span>{t`Entreprise fictive, chiffres d’exemple.`}</span>
        </p>
      )}
      <h1 className="opening-name" id="entreprise">
        <span className="opening-before">{t`Préparé pour`}</span>{' '}
        <span className="opening-company" data-long={hero.isLong || undefined}>
          {hero.company}
        </span>
      </h1>
      <p className="opening-finding">{headline.sentence}</p>
      <div className="opening-proof" data-pictured={seen !== null || undefined}>
        {seen && <OpeningPhone seen={seen} addressBar={headline.addressBar} href={`${reportHref}#telephone`} />}
        <HeadlineFigure headline={headline} isExample={example} seen={seen} />
      </div>
      <a className="button opening-action no-print" href={main.href}>
        {main.text}
      </a>
      <div className="opening-next landing-intro">
        <p>{intro}</p>
        {hero.intro.state === 'pending' && (
          <p className="small quiet" role="status">
            {t`Notre analyse est en préparation...`}
          </p>
        )}
      </div>
      {hero.notice && (
        <p className="hero-notice">
          <span className="verdict" data-tone="fair">
            <span>{t`Bon à savoir`}</span>
          </span>{' '}
          <span>{hero.notice}</span>
        </p>
      )}
    </section>
  );
}

function LandingPlan({ view: { plan, example } }: { view: ReadyLanding }) {
  return (
    <Section id="priorites" title={t`Par où commencer`} isExample={example}>
      {plan.general && (
        <p className="quiet landing-note">{t`Des conseils valables pour toute entreprise, en attendant ceux qui partent de vos mesures.`}</p>
      )}
      {plan.state === 'pending' && <p className="quiet landing-note">{t`Génération en cours...`}</p>}
      {plan.state === 'shown' && (
        <ol className="steps landing-steps">
          {plan.list.rows.slice(0, SHOWN_STEPS).map(({ id, title, solution }, index) => (
            <li key={id} className="step">
              <span className="step-number" aria-hidden="true">
                {index + 1}
              </span>{' '}
              <div>
                <h3>{title}</h3>
                {solution && <p>{solution}</p>}
              </div>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
