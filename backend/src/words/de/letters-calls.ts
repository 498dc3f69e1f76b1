import type { Catalogue } from '../../rules/language.rules.js';

export const LETTERS_CALLS: Catalogue = {
  'Appel téléphonique': 'Telefonanruf',
  'Déplacer ou annuler :': 'Verschieben oder absagen:',
  'rendez-vous': 'termin',
  annulation: 'absage',
  invitation: 'einladung',
  '{0}, {1},': '{0} {1}',
  'Votre appel du {0}': 'Ihr Anruf vom {0}',
  'Votre appel est déplacé au {0}': 'Ihr Anruf ist verschoben auf {0}',
  'Votre appel du {0} est annulé': 'Ihr Anruf vom {0} ist abgesagt',
  'Votre appel est réservé : {0} (heure suisse), {1} minutes.': 'Ihr Anruf ist gebucht: {0} (Schweizer Zeit), {1} Minuten.',
  'Votre appel est déplacé. Nouvelle date : {0} (heure suisse), {1} minutes.':
    'Ihr Anruf ist verschoben. Neuer Termin: {0} (Schweizer Zeit), {1} Minuten.',
  'Votre appel du {0} est annulé.': 'Ihr Anruf vom {0} ist abgesagt.',
  'Pour en réserver un autre :': 'Einen anderen buchen Sie hier:',
  '{0} vous appellera au {1}.': '{0} ruft Sie unter {1} an.',
  '{0} vous appellera. Répondez à ce message pour indiquer un numéro.':
    '{0} ruft Sie an. Antworten Sie auf diese Nachricht, um eine Nummer anzugeben.',
  'L’invitation jointe l’ajoute à votre agenda.': 'Die beigelegte Einladung trägt den Anruf in Ihren Kalender ein.',
  'Un empêchement ? Déplacez ou annulez l’appel ici :': 'Sind Sie verhindert? Verschieben Sie den Anruf hier oder sagen Sie ihn ab:',
};
