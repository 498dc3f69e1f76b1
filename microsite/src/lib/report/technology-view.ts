import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { PublicReport } from '../api.ts';
import { percent } from '../format.ts';
import { causeOf, sectionState, sourceLine } from './shown.ts';

const CATEGORIES: Record<string, string> = {
  'Site builder': t`Créateur de site`,
  'Web framework': t`Cadre de développement`,
  'Static site generator': t`Générateur de site`,
  'JavaScript library': t`Bibliothèque JavaScript`,
  'JavaScript framework': t`Cadre JavaScript`,
  'CSS framework': t`Cadre CSS`,
  Hosting: t`Hébergement`,
  'Cookie consent': t`Consentement`,
  Analytics: t`Mesure d’audience`,
  'E-commerce': t`Vente en ligne`,
  Form: t`Formulaire`,
  'Web server': t`Serveur web`,
  'Programming language': t`Langage`,
  Advertising: t`Publicité`,
  Scheduling: t`Prise de rendez-vous`,
  Performance: t`Performance`,
  'Marketing automation': t`Automatisation marketing`,
  'Landing page builder': t`Créateur de pages`,
  Security: t`Sécurité`,
  'Live chat': t`Discussion en direct`,
  Fonts: t`Polices`,
  Video: t`Vidéo`,
  Multilingual: t`Multilingue`,
  Maps: t`Cartes`,
  'Tag manager': t`Mesure et publicité`,
  'Learning platform': t`Formation`,
  'File sharing': t`Partage de fichiers`,
  Billing: t`Facturation`,
};

export function technologyView(report: PublicReport) {
  const { cms, connectivity, page, pagespeed } = report;
  // a detection without a match is a result; without a response of the site it is not
  const answered = connectivity.outcome === null ? page.state === 'measured' || pagespeed.mobile !== null : connectivity.outcome === 'ok';
  const state = sectionState(cms, cms.name !== null || cms.technologies.length > 0 || answered);
  if (state !== 'shown') return { state, cause: causeOf(report) };
  const isWordPress = cms.name === 'WordPress';
  return {
    state,
    figure: cms.name ?? t`Site sur mesure`,
    version: cms.name && cms.version ? t`version ${cms.version}` : null,
    custom: cms.name === null,
    sentence: sentence(cms.name, cms.version),
    isWordPress,
    confidence: cms.name && cms.confidence !== null ? percent(cms.confidence) : null,
    technologies: cms.technologies
      .filter(({ name }) => name !== cms.name)
      .map(({ name, version, categories }) => ({
        name: version ? `${name} ${version}` : name,
        category: categories.map((category) => CATEGORIES[category] ?? category).join(', '),
      })),
    source: sourceLine(cms),
  };
}

export type ShownTechnology = Extract<ReturnType<typeof technologyView>, { state: 'shown' }>;

function sentence(name: string | null, version: string | null): string {
  if (!name)
    return t`Aucun système reconnu : votre site dépend de la personne qui l’a construit. Vérifiez que vous en avez tous les accès et une copie.`;
  if (name === 'WordPress' && version)
    return t`Votre numéro de version est lisible par tous, robots malveillants compris : les mises à jour comptent d’autant plus.`;
  if (name === 'WordPress') return t`Le système le plus répandu au monde : facile à faire évoluer, à condition de le tenir à jour.`;
  return t`Votre site repose sur ${name}, un système reconnu : son contenu se gère sans toucher au code.`;
}
