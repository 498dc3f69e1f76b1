import { t } from '../../../../backend/src/rules/language.rules.ts';
import { FEATURES, FREE } from '../../content/trial.ts';
import type { SectionProps } from '../../render/page-input.ts';
import { Section } from '../shared/Section.tsx';
import { Slot } from '../shared/Slot.tsx';

/** `/essai`: where a trial is requested. */
export function TrialPage({ words: { claims } }: SectionProps) {
  return (
    <>
      <section className="trial-hero page" aria-labelledby="essai-titre">
        <div className="trial-words">
          <h1 id="essai-titre">{t`Audit Digital Gratuit`}</h1>
          <p className="trial-lead">{t`Votre site mesuré maintenant : vitesse, référencement, réputation, technologie. Vous recevez votre propre page d’analyse, avec votre plan d’action.`}</p>
          <ul className="trial-badges">
            {claims.companiesAnalysed && (
              <li>
                <span>{claims.companiesAnalysed}</span>
              </li>
            )}
            <li>{FREE}</li>
            {claims.trialTime && (
              <li>
                <span>{claims.trialTime}</span>
              </li>
            )}
          </ul>
        </div>
        <div className="trial-island">
          <Slot name="trial" />
        </div>
        <LinkFormat />
      </section>
      <div className="trial-rest">
        <Section id="contenu-audit" title={t`Ce que contient l’audit`} isExample={false}>
          <ul className="features">
            {FEATURES.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Section>
        <Section id="retrouver" title={t`Retrouver votre analyse`} isExample={false}>
          <p className="proof-sentence">{t`Vous avez déjà demandé une analyse ? Nous renvoyons son lien à l’adresse de votre demande.`}</p>
          <Slot name="link-again" />
        </Section>
        <Section id="contact" title={t`Nous contacter`} isExample={false}>
          <p className="proof-sentence">{t`Une question avant de commencer ? Écrivez-nous.`}</p>
          <Slot name="contact" />
        </Section>
      </div>
    </>
  );
}

function LinkFormat() {
  return (
    <aside className="link-format" aria-labelledby="lien-titre">
      <h2 id="lien-titre">{t`Votre lien personnel`}</h2>
      <p>{t`L’audit s’ouvre à une adresse qui n’est qu’à vous :`}</p>
      <p className="link-sample">
        <span>analyse/</span>
        <strong>{'{token}'}</strong>
      </p>
      <p className="small quiet">
        {t`À la place de`} <strong>{'{token}'}</strong>
        {t` : huit lettres et chiffres tirés au sort, par exemple`} <span className="link-example">analyse/k7m2p9xa</span>
        {t`. Ce lien n’est publié nulle part, et les moteurs de recherche ne le lisent pas.`}
      </p>
    </aside>
  );
}
