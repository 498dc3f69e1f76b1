import type { Catalogue } from '../../rules/language.rules.js';

export const FINDINGS: Catalogue = {
  'Présenter sur chacune le service, des exemples et les lieux où il est proposé.':
    'Presentare su ciascuna il servizio, degli esempi e i luoghi in cui è proposto.',
  '1 à 2 jours': 'da 1 a 2 giorni',
  'Mesurer les demandes reçues par le site, chaque mois.': 'Misurare ogni mese le richieste ricevute tramite il sito.',
  'Suivre appels, formulaires et visites dans un outil d’analyse respectueux des données.':
    'Seguire chiamate, moduli e visite con uno strumento di analisi rispettoso dei dati.',
  Performance: 'Prestazioni',
  SEO: 'SEO',
  UX: 'UX',
  Technique: 'Tecnica',
  'Faible | effort': 'Basso',
  'Moyen | effort': 'Medio',
  'Important | effort': 'Importante',
  'Faible | effet': 'Basso',
  'Moyen | effet': 'Medio',
  'Fort | effet': 'Forte',
  élevée: 'alta',
  'moyenne | priorité': 'media',
  'L’agence': 'L’agenzia',
  'Le webmaster': 'Il webmaster',
  'L’entreprise': 'L’azienda',
  'aide de Google Business Profile': 'aiuto di Google Business Profile',
  'documentation de Lighthouse': 'documentazione di Lighthouse',
  'aide de Google Chrome': 'aiuto di Google Chrome',
  'norme HTML, WHATWG': 'norma HTML, WHATWG',
  'protocole Open Graph': 'protocollo Open Graph',
};
