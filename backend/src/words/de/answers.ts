import type { Catalogue } from '../../rules/language.rules.js';

/** What forms and trials answer. */
export const ANSWERS: Catalogue = {
  'Si une analyse a été demandée avec cette adresse, son lien vient d’y être envoyé.':
    'Falls mit dieser Adresse eine Analyse angefordert wurde, ist ihr Link soeben dorthin gesendet worden.',
  'Adresse confirmée. Une personne regarde votre demande\u202f: si elle est acceptée, votre lien arrive par e-mail.':
    'Adresse bestätigt. Eine Person schaut Ihre Anfrage an: Wird sie angenommen, kommt Ihr Link per E-Mail.',
  'Résumé personnalisé': 'Persönliche Zusammenfassung',
  Recommandations: 'Empfehlungen',
  'Nous mesurons votre présence en ligne': 'Wir messen Ihren Auftritt im Internet',
  'Nous rédigeons votre résumé': 'Wir schreiben Ihre Zusammenfassung',
  'Nous préparons vos recommandations': 'Wir bereiten Ihre Empfehlungen vor',
  'Une personne regarde votre demande': 'Eine Person schaut Ihre Anfrage an',
  'Cette demande n’a pas été retenue': 'Diese Anfrage wurde nicht berücksichtigt',
  'L’analyse a été interrompue.': 'Die Analyse wurde unterbrochen.',
};
