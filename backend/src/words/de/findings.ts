import type { Catalogue } from '../../rules/language.rules.js';

export const FINDINGS: Catalogue = {
  'Présenter sur chacune le service, des exemples et les lieux où il est proposé.':
    'Auf jeder die Leistung, Beispiele und die Orte zeigen, wo sie angeboten wird.',
  '1 à 2 jours': '1 bis 2 Tage',
  'Mesurer les demandes reçues par le site, chaque mois.': 'Jeden Monat die Anfragen messen, die über die Website kommen.',
  'Suivre appels, formulaires et visites dans un outil d’analyse respectueux des données.':
    'Anrufe, Formulare und Besuche mit einem datenschutzfreundlichen Analysewerkzeug verfolgen.',
  Performance: 'Leistung',
  SEO: 'SEO',
  UX: 'UX',
  Technique: 'Technik',
  'Faible | effort': 'Gering',
  'Moyen | effort': 'Mittel',
  'Important | effort': 'Gross',
  'Faible | effet': 'Gering',
  'Moyen | effet': 'Mittel',
  'Fort | effet': 'Stark',
  élevée: 'hoch',
  'moyenne | priorité': 'mittel',
  'L’agence': 'Die Agentur',
  'Le webmaster': 'Der Webmaster',
  'L’entreprise': 'Das Unternehmen',
  'aide de Google Business Profile': 'Hilfe zu Google Business Profile',
  'documentation de Lighthouse': 'Dokumentation von Lighthouse',
  'aide de Google Chrome': 'Hilfe zu Google Chrome',
  'norme HTML, WHATWG': 'HTML-Standard, WHATWG',
  'protocole Open Graph': 'Open-Graph-Protokoll',
};
