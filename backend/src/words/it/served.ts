import type { Catalogue } from '../../rules/language.rules.js';

/** What only the server says of a prospect's pages. */
export const SERVED: Catalogue = {
  'Écrivez à {0}. Nous répondons sous trente jours, gratuitement.': 'Scriva a {0}. Rispondiamo entro trenta giorni, gratuitamente.',
  'Elles sont effacées au plus tard {0} après notre dernier échange, plus tôt si vous le demandez. Une analyse demandée avec une adresse que personne n’a confirmée est effacée {1}\u00a0jours après notre e-mail.':
    'Sono cancellati al più tardi {0} dopo il nostro ultimo scambio, prima se lo chiede. Un’analisi richiesta con un indirizzo che nessuno ha confermato è cancellata {1}\u00a0giorni dopo la nostra e-mail.',
  'Elles sont conservées sur le serveur de l’agence, {0}.': 'Sono conservati sul server dell’agenzia, {0}.',
  'Représentation dans l’Union européenne (art. 27 RGPD)\u202f: {0}.': 'Rappresentanza nell’Unione europea (art. 27 RGPD): {0}.',
  an: 'anno',
  ans: 'anni',
  'mois | un': 'mese',
  mois: 'mesi',
  'Avis Google': 'Recensioni Google',
  Agenda: 'Calendario',
  'Choisir un autre horaire': 'Scegliere un altro orario',
  '{0}\u202f: {1} avant, {2} maintenant.': '{0}: prima {1}, ora {2}.',
  '{0}\u202f: {1} maintenant.': '{0}: ora {1}.',
  '{0}\u202f: {1}.': '{0}: {1}.',
  Réglé: 'Risolto',
  Nouveau: 'Nuovo',
  'Nouveau dans Google\u202f: {0}.': 'Nuovo su Google: {0}.',
  'Mesure en cours\u202f: le résultat s’inscrit ici dès qu’il est là.':
    'Misurazione in corso: il risultato comparirà qui appena disponibile.',
  'La mesure n’a pas abouti. Réessayez dans quelques minutes.': 'La misurazione non è riuscita. Riprovi tra qualche minuto.',
  'à corriger': 'da correggere',
  'toujours à corriger': 'ancora da correggere',
  réglé: 'risolto',
  'Dans la démonstration, rien n’est mesuré. Sur votre page, la mesure part aussitôt, et son résultat s’inscrit ici à côté de l’ancien.':
    'Nella dimostrazione non si misura nulla. Sulla Sua pagina la misurazione parte subito e il risultato compare qui accanto a quello precedente.',
  'Dans la démonstration, rien n’est envoyé.': 'Nella dimostrazione non si invia nulla.',
  'Les avis Google ne peuvent pas être relevés pour le moment.': 'Al momento non è possibile rilevare le recensioni Google.',
  'Aucun avis trouvé : la fiche Google la plus proche est celle d’une autre entreprise.':
    'Nessuna recensione trovata: la scheda Google più vicina è quella di un’altra azienda.',
  "Délai d'attente dépassé. Les derniers avis n’ont pas pu être relevés ; la note affichée reste valable.":
    'Tempo scaduto. Non è stato possibile rilevare le ultime recensioni; il voto indicato resta valido.',
  'Les avis n’ont pas pu être relevés. Réessayez dans quelques minutes.':
    'Non è stato possibile rilevare le recensioni. Riprovi tra qualche minuto.',
  'Aucun avis Google n’a été trouvé pour votre entreprise.': 'Per la Sua azienda non è stata trovata nessuna recensione Google.',
  'La dernière tentative vient d’échouer. Patientez une demi-minute, puis réessayez.':
    'L’ultimo tentativo è appena fallito. Attenda mezzo minuto, poi riprovi.',
  'Accès interdit : le serveur refuse de montrer cette page (erreur 403).':
    'Accesso vietato: il server rifiuta di mostrare questa pagina (errore 403).',
  'Page introuvable : cette adresse ne mène à rien (erreur 404).': 'Pagina non trovata: questo indirizzo non porta a nulla (errore 404).',
  'Erreur interne du serveur : le site n’a pas pu produire cette page (erreur 500).':
    'Errore interno del server: il sito non ha potuto produrre questa pagina (errore 500).',
  'Mauvaise passerelle : le serveur du site n’a pas obtenu de réponse valable (erreur 502).':
    'Gateway non valido: il server del sito non ha ottenuto una risposta valida (errore 502).',
  'Service indisponible : le site est surchargé ou en maintenance (erreur 503).':
    'Servizio non disponibile: il sito è sovraccarico o in manutenzione (errore 503).',
  'Délai dépassé : le serveur du site a mis trop de temps à répondre (erreur 504).':
    'Tempo scaduto: il server del sito ha impiegato troppo tempo a rispondere (errore 504).',
  "Erreur HTTP {0} - Impossible d'accéder à cette page": 'Errore HTTP {0}: questa pagina non è raggiungibile',
  'L’adresse répond par une erreur.': 'L’indirizzo risponde con un errore.',
  'Remettre la page en service, ou rediriger son adresse vers la bonne page.':
    'Rimettere in servizio la pagina o reindirizzare il suo indirizzo alla pagina giusta.',
  'Google n’indexe pas les adresses qui répondent par une erreur.': 'Google non indicizza gli indirizzi che rispondono con un errore.',
  '1 heure à 1 jour': 'da 1 ora a 1 giorno',
  'Langue de la page': 'Lingua della pagina',
};
