import type { PublicReport } from '../api.ts';
import { percent } from '../format.ts';
import { causeOf, sectionState, sourceLine } from './shown.ts';

const CATEGORIES: Record<string, string> = {
  'Site builder': 'Créateur de site',
  'Web framework': 'Cadre de développement',
  'Static site generator': 'Générateur de site',
  'JavaScript library': 'Bibliothèque JavaScript',
  'JavaScript framework': 'Cadre JavaScript',
  'CSS framework': 'Cadre CSS',
  Hosting: 'Hébergement',
  'Cookie consent': 'Consentement',
  Analytics: 'Mesure d’audience',
  'E-commerce': 'Vente en ligne',
  Form: 'Formulaire',
  'Web server': 'Serveur web',
  'Programming language': 'Langage',
  Advertising: 'Publicité',
  Scheduling: 'Prise de rendez-vous',
  Performance: 'Performance',
  'Marketing automation': 'Automatisation marketing',
  'Landing page builder': 'Créateur de pages',
  Security: 'Sécurité',
  'Live chat': 'Discussion en direct',
  Fonts: 'Polices',
  Video: 'Vidéo',
  Multilingual: 'Multilingue',
  Maps: 'Cartes',
  'Tag manager': 'Gestion de balises',
  'Learning platform': 'Formation',
  'File sharing': 'Partage de fichiers',
  Billing: 'Facturation',
};

export function technologyView(report: PublicReport) {
  const { cms, connectivity, page, pagespeed } = report;
  // a detection that recognised nothing is still a finding; without any answer of the site it is not
  const answered = connectivity.outcome === null ? page.state === 'measured' || pagespeed.mobile !== null : connectivity.outcome === 'ok';
  const state = sectionState(cms, cms.name !== null || cms.technologies.length > 0 || answered);
  if (state !== 'shown') return { state, cause: causeOf(report) };
  const isWordPress = cms.name === 'WordPress';
  return {
    state,
    figure: cms.name ?? 'Site sur mesure',
    version: cms.name && cms.version ? `version ${cms.version}` : null,
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

function sentence(name: string | null, version: string | null): string {
  if (!name)
    return 'Aucun CMS reconnu : votre site dépend de la personne qui l’a construit. Vérifiez que vous en avez tous les accès et une copie.';
  if (name === 'WordPress' && version)
    return 'Votre numéro de version est lisible par tous, robots malveillants compris : les mises à jour comptent d’autant plus.';
  if (name === 'WordPress') return 'Le système le plus répandu au monde : facile à faire évoluer, à condition de le tenir à jour.';
  return `Votre site repose sur ${name}, un système reconnu : son contenu se gère sans toucher au code.`;
}
