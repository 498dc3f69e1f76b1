import { t } from '../../../../backend/src/rules/language.rules.ts';
import { BADGES } from '../../content/home.ts';
import type { SectionProps, SiteWords } from '../../render/page-input.ts';
import { Section } from '../shared/Section.tsx';
import { Slot } from '../shared/Slot.tsx';
import { AuditCall } from './AuditCall.tsx';
import { Method } from './Method.tsx';
import { Problems } from './Problems.tsx';
import { ReportPicture } from './ReportPicture.tsx';
import { Results } from './Results.tsx';

/** The home page. */
export function HomePage({ words }: SectionProps) {
  return (
    <>
      {words.formError && (
        <p className="form-alert page page-alert" role="alert">
          {words.formError}
        </p>
      )}
      <HomeHero words={words} />
      <div className="trial-rest">
        <Problems />
        <Method claims={words.claims} />
        <AuditCall words={words} />
        <Results claims={words.claims} testimonials={words.testimonials} />
        <Section id="contact" title={t`Parlons de votre site`} isExample={false}>
          <p className="proof-sentence final-words">{t`Laissez-nous vos coordonnées : nous regardons votre site, puis une personne vous rappelle.`}</p>
          <Slot name="agency-form" />
        </Section>
      </div>
    </>
  );
}

function HomeHero({ words }: { words: SiteWords }) {
  const badges = BADGES.filter((name) => words.claims[name]);
  return (
    <section className="home-hero page" aria-labelledby="accueil-titre" id="adresse">
      <div className="home-words trial-around">
        <h1 id="accueil-titre">
          <span>{words.headline}</span>
        </h1>
        <p className="home-lead">{t`Nous mesurons ce que votre site montre à vos clients, corrigeons ce qui le freine et vous montrons chaque mois ce que cela rapporte.`}</p>
      </div>
      <div className="home-entrance">
        <Slot name="trial" />
      </div>
      <ReportPicture />
      {badges.length > 0 && (
        <ul className="home-badges trial-around">
          {badges.map((name) => (
            <li key={name}>
              <span>{words.claims[name]}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
