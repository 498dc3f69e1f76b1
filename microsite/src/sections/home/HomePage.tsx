import { t } from '../../../../backend/src/rules/language.rules.ts';
import { BADGES } from '../../content/home.ts';
import type { PublicAgency, PublicReport } from '../../lib/api.ts';
import type { SectionProps, SiteWords } from '../../render/page-input.ts';
import { Section } from '../shared/Section.tsx';
import { Slot } from '../shared/Slot.tsx';
import { AuditCall } from './AuditCall.tsx';
import { Excerpt } from './Excerpt.tsx';
import { Method } from './Method.tsx';
import { Problems } from './Problems.tsx';
import { Results } from './Results.tsx';

/** The home page; the demonstration comes with it from the server, from a CDN there is no excerpt. */
export function HomePage({ data, words }: SectionProps<PublicAgency & { example?: PublicReport }>) {
  return (
    <>
      {words.formError && (
        <p className="form-alert page page-alert" role="alert">
          {words.formError}
        </p>
      )}
      <HomeHero words={words} example={data.example} />
      <div className="trial-rest">
        <Problems />
        <Method claims={words.claims} />
        <AuditCall words={words} />
        <Results claims={words.claims} testimonials={words.testimonials} />
        <Section id="contact" title={t`Parlons de votre site`} isExample={false}>
          <p className="proof-sentence final-words">{t`Laissez-nous vos coordonnées : une personne qui a regardé votre site vous rappelle.`}</p>
          <Slot name="agency-form" />
        </Section>
      </div>
    </>
  );
}

function HomeHero({ words, example }: { words: SiteWords; example: PublicReport | undefined }) {
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
      {example && <Excerpt example={example} />}
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
