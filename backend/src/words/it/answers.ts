import type { Catalogue } from '../../rules/language.rules.js';

/** What forms and trials answer. */
export const ANSWERS: Catalogue = {
  'Si une analyse a été demandée avec cette adresse, son lien vient d’y être envoyé.':
    'Se con questo indirizzo è stata richiesta un’analisi, il suo link vi è appena stato inviato.',
  'Adresse confirmée. Une personne regarde votre demande\u202f: si elle est acceptée, votre lien arrive par e-mail.':
    'Indirizzo confermato. Una persona guarda la vostra richiesta: se è accettata, il vostro link arriva per e-mail.',
  'Résumé personnalisé': 'Riassunto personale',
  Recommandations: 'Raccomandazioni',
  'Nous mesurons votre présence en ligne': 'Misuriamo la vostra presenza online',
  'Nous rédigeons votre résumé': 'Scriviamo il vostro riassunto',
  'Nous préparons vos recommandations': 'Prepariamo le vostre raccomandazioni',
  'Une personne regarde votre demande': 'Una persona guarda la vostra richiesta',
  'Cette demande n’a pas été retenue': 'Questa richiesta non è stata accolta',
  'L’analyse a été interrompue.': 'L’analisi è stata interrotta.',
};
