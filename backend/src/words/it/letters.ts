import type { Catalogue } from '../../rules/language.rules.js';

export const LETTERS: Catalogue = {
  'Bonjour {0},': 'Buongiorno {0},',
  'Meilleures salutations': 'Cordiali saluti',
  'Confirmez votre adresse pour lancer l’analyse de {0} :': 'Confermate il vostro indirizzo per avviare l’analisi di {0}:',
  'L’analyse de {0} est en cours. Confirmez votre adresse pour l’ouvrir et la garder :':
    'L’analisi di {0} è in corso. Confermate il vostro indirizzo per aprirla e conservarla:',
  'Vous avez demandé l’audit digital gratuit de votre site {0}.': 'Avete richiesto l’audit digitale gratuito del vostro sito {0}.',
  'Ce lien est personnel : gardez-le pour vous. Dès que l’analyse est prête, son lien vous est envoyé.':
    'Questo link è personale: tenetelo per voi. Appena l’analisi è pronta, ve ne inviamo il link.',
  'Si vous n’avez rien demandé, ne faites rien : nous ne vous écrirons plus à ce sujet.':
    'Se non avete richiesto nulla, non fate nulla: non vi scriveremo più a questo proposito.',
  'Si vous n’avez rien demandé, ne faites rien : après l’envoi de ce lien, nous ne vous écrirons plus à ce sujet.':
    'Se non avete richiesto nulla, non fate nulla: dopo l’invio di questo link non vi scriveremo più a questo proposito.',
  'Votre audit digital gratuit : confirmez votre adresse': 'Il vostro audit digitale gratuito: confermate il vostro indirizzo',
  'Vous avez demandé l’audit digital gratuit de votre site avec cette adresse. Confirmez-la :':
    'Avete richiesto l’audit digitale gratuito del vostro sito con questo indirizzo. Confermatelo:',
  'une personne regarde ensuite votre demande, et le lien de votre analyse vous est envoyé dès qu’elle est prête.':
    'una persona esamina poi la vostra richiesta, e il link della vostra analisi vi viene inviato appena è pronta.',
  'Une personne {0}': 'Una persona {0}',
  '{0} a indiqué votre adresse comme celle de la personne à qui transmettre l’analyse digitale {1}{2}.':
    '{0} ha indicato il vostro indirizzo come quello della persona a cui trasmettere l’analisi digitale {1}{2}.',
  'Elle s’ouvre par ce lien, qui est personnel et reste hors des moteurs de recherche :':
    'Si apre con questo link, che è personale e resta fuori dai motori di ricerca:',
  'Ce message est le seul que nous vous envoyons à ce sujet : votre adresse ne sert à rien d’autre. Pour qu’elle soit effacée, répondez simplement « STOP ».':
    'Questo messaggio è l’unico che vi inviamo a questo proposito: il vostro indirizzo non serve ad altro. Perché sia cancellato, rispondete semplicemente «STOP».',
  '{0} vous transmet l’analyse digitale {1}': '{0} vi trasmette l’analisi digitale {1}',
  'Vous recevez ce message parce que vous en avez fait la demande sur notre site.':
    'Ricevete questo messaggio perché ne avete fatto richiesta sul nostro sito.',
  'Vous recevez ce message parce qu’un appel est convenu avec vous.':
    'Ricevete questo messaggio perché una chiamata è stata concordata con voi.',
  'Vous recevez ce message unique parce qu’une personne vous a recommandé notre analyse.':
    'Ricevete questo unico messaggio perché una persona vi ha raccomandato la nostra analisi.',
  'Vous recevez ce message parce que vous l’avez accepté.': 'Ricevete questo messaggio perché avete dato il vostro consenso.',
  'Vous recevez ce message parce que vous êtes client de notre agence.':
    'Ricevete questo messaggio perché siete clienti della nostra agenzia.',
  'Vous recevez ce message à la suite de votre demande.': 'Ricevete questo messaggio in seguito alla vostra richiesta.',
  'Ne plus recevoir nos messages\u202f: {0}': 'Non ricevere più i nostri messaggi: {0}',
  'Nous avons bien reçu votre demande d’audit pour {0}{1}.': 'Abbiamo ricevuto la vostra richiesta di audit per {0}{1}.',
  'L’audit complet, en PDF, vous parvient à cette adresse sous {0}. Vous n’avez rien d’autre à faire.':
    'L’audit completo, in PDF, vi arriva a questo indirizzo entro {0}. Non dovete fare altro.',
  'L’audit complet, en PDF, vous parvient à cette adresse. Vous n’avez rien d’autre à faire.':
    'L’audit completo, in PDF, vi arriva a questo indirizzo. Non dovete fare altro.',
  'Une question d’ici là ? Répondez simplement à ce message.': 'Una domanda nel frattempo? Rispondete semplicemente a questo messaggio.',
  'Votre demande d’audit pour {0} est bien reçue': 'La vostra richiesta di audit per {0} è stata ricevuta',
  'Votre audit pour {0} est prêt, en pièce jointe.': 'Il vostro audit per {0} è pronto, in allegato.',
  'Votre audit pour {0} est prêt : {1} pages, en pièce jointe.': 'Il vostro audit per {0} è pronto: {1} pagine, in allegato.',
  'Vous pouvez aussi le télécharger jusqu’au {0} :': 'Potete anche scaricarlo fino al {0}:',
  'La synthèse et le plan d’action suffisent pour commencer. Une question ? Répondez simplement à ce message.':
    'La sintesi e il piano d’azione bastano per cominciare. Una domanda? Rispondete semplicemente a questo messaggio.',
  'Votre audit pour {0}': 'Il vostro audit per {0}',
  'Votre site n’a pas pu être mesuré': 'Non è stato possibile misurare il vostro sito',
  'Ce lien est personnel et durable : gardez ce message pour y revenir, depuis n’importe quel appareil.':
    'Questo link è personale e duraturo: conservate questo messaggio per tornarci, da qualsiasi apparecchio.',
  'L’analyse de votre site {0} est prête.': 'L’analisi del vostro sito {0} è pronta.',
  'Votre analyse est prête': 'La vostra analisi è pronta',
  'Voici de nouveau le lien de l’analyse de votre site {0}.': 'Ecco di nuovo il link dell’analisi del vostro sito {0}.',
  'Vous n’avez rien demandé ? Ne faites rien : personne d’autre n’a reçu ce lien.':
    'Non avete richiesto nulla? Non fate nulla: nessun altro ha ricevuto questo link.',
  'Le lien de votre analyse': 'Il link della vostra analisi',
  'Nous n’avons pas pu mesurer votre site {0}.': 'Non abbiamo potuto misurare il vostro sito {0}.',
  'Vous pouvez demander une nouvelle analyse dès maintenant, aussi avec une autre adresse :':
    'Potete richiedere una nuova analisi fin da ora, anche con un altro indirizzo:',
  'Déplacer ou annuler l’appel': 'Spostare o annullare la chiamata',
  'Choisir un horaire': 'Scegliere un orario',
  'Se désinscrire': 'Annullare l’iscrizione',
  'Ouvrir mon analyse': 'Aprire la mia analisi',
  'Demander une analyse': 'Richiedere un’analisi',
  'Télécharger l’audit (PDF)': 'Scaricare l’audit (PDF)',
  'Ouvrir le PDF': 'Aprire il PDF',
  'Ouvrir la page': 'Aprire la pagina',
};
