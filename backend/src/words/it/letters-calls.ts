import type { Catalogue } from '../../rules/language.rules.js';

export const LETTERS_CALLS: Catalogue = {
  'Appel téléphonique': 'Chiamata telefonica',
  'Déplacer ou annuler :': 'Spostare o annullare:',
  'rendez-vous': 'appuntamento',
  annulation: 'annullamento',
  invitation: 'invito',
  '{0}, {1},': '{0}, {1},',
  'Votre appel du {0}': 'La vostra chiamata: {0}',
  'Votre appel est déplacé au {0}': 'La vostra chiamata è spostata: {0}',
  'Votre appel du {0} est annulé': 'La vostra chiamata è annullata: {0}',
  'Votre appel est réservé : {0} (heure suisse), {1} minutes.': 'La vostra chiamata è prenotata: {0} (ora svizzera), {1} minuti.',
  'Votre appel est déplacé. Nouvelle date : {0} (heure suisse), {1} minutes.':
    'La vostra chiamata è spostata. Nuova data: {0} (ora svizzera), {1} minuti.',
  'Votre appel du {0} est annulé.': 'La vostra chiamata è annullata: {0}.',
  'Pour en réserver un autre :': 'Per prenotarne un’altra:',
  '{0} vous appellera au {1}.': '{0} vi chiamerà al numero {1}.',
  '{0} vous appellera. Répondez à ce message pour indiquer un numéro.':
    '{0} vi chiamerà. Rispondete a questo messaggio per indicare un numero.',
  'L’invitation jointe l’ajoute à votre agenda.': 'L’invito allegato la aggiunge alla vostra agenda.',
  'Un empêchement ? Déplacez ou annulez l’appel ici :': 'Un impedimento? Spostate o annullate la chiamata qui:',
};
