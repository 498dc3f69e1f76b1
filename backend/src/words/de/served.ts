import type { Catalogue } from '../../rules/language.rules.js';

/** What only the server says of a prospect's pages. */
export const SERVED: Catalogue = {
  'Écrivez à {0}. Nous répondons sous trente jours, gratuitement.': 'Schreiben Sie an {0}. Wir antworten innert dreissig Tagen, kostenlos.',
  'Elles sont effacées au plus tard {0} après notre dernier échange, plus tôt si vous le demandez. Une analyse demandée avec une adresse que personne n’a confirmée est effacée {1}\u00a0jours après notre e-mail.':
    'Sie werden spätestens {0} nach unserem letzten Austausch gelöscht, früher, wenn Sie es wünschen. Eine Analyse, die mit einer von niemandem bestätigten Adresse angefordert wurde, wird {1}\u00a0Tage nach unserer E-Mail gelöscht.',
  'Elles sont conservées sur le serveur de l’agence, {0}.': 'Sie liegen auf dem Server der Agentur, {0}.',
  'Représentation dans l’Union européenne (art. 27 RGPD)\u202f: {0}.': 'Vertretung in der Europäischen Union (Art. 27 DSGVO): {0}.',
  an: 'Jahr',
  ans: 'Jahre',
  'mois | un': 'Monat',
  mois: 'Monate',
  'Avis Google': 'Google-Bewertungen',
  Agenda: 'Kalender',
  'Choisir un autre horaire': 'Anderen Termin wählen',
  '{0}\u202f: {1} avant, {2} maintenant.': '{0}: vorher {1}, jetzt {2}.',
  '{0}\u202f: {1} maintenant.': '{0}: jetzt {1}.',
  '{0}\u202f: {1}.': '{0}: {1}.',
  Réglé: 'Behoben',
  Nouveau: 'Neu',
  'Nouveau dans Google\u202f: {0}.': 'Neu bei Google: {0}.',
  'Mesure en cours\u202f: le résultat s’inscrit ici dès qu’il est là.': 'Die Messung läuft: Das Ergebnis steht hier, sobald es da ist.',
  'La mesure n’a pas abouti. Réessayez dans quelques minutes.':
    'Die Messung ist nicht gelungen. Versuchen Sie es in ein paar Minuten noch einmal.',
  'à corriger': 'zu beheben',
  'toujours à corriger': 'noch zu beheben',
  réglé: 'behoben',
  'Dans la démonstration, rien n’est mesuré. Sur votre page, la mesure part aussitôt, et son résultat s’inscrit ici à côté de l’ancien.':
    'In der Demonstration wird nichts gemessen. Auf Ihrer Seite beginnt die Messung sofort, und ihr Ergebnis steht hier neben dem früheren.',
  'Dans la démonstration, rien n’est envoyé.': 'In der Demonstration wird nichts gesendet.',
  'Les avis Google ne peuvent pas être relevés pour le moment.': 'Die Google-Bewertungen können zurzeit nicht erfasst werden.',
  'Aucun avis trouvé : la fiche Google la plus proche est celle d’une autre entreprise.':
    'Keine Bewertungen gefunden: Der nächstliegende Google-Eintrag gehört einem anderen Unternehmen.',
  "Délai d'attente dépassé. Les derniers avis n’ont pas pu être relevés ; la note affichée reste valable.":
    'Zeit abgelaufen. Die neusten Bewertungen konnten nicht erfasst werden; die angezeigte Note gilt weiterhin.',
  'Les avis n’ont pas pu être relevés. Réessayez dans quelques minutes.':
    'Die Bewertungen konnten nicht erfasst werden. Versuchen Sie es in ein paar Minuten noch einmal.',
  'Aucun avis Google n’a été trouvé pour votre entreprise.': 'Für Ihr Unternehmen wurden keine Google-Bewertungen gefunden.',
  'La dernière tentative vient d’échouer. Patientez une demi-minute, puis réessayez.':
    'Der letzte Versuch ist eben gescheitert. Warten Sie eine halbe Minute und versuchen Sie es dann noch einmal.',
  'Accès interdit : le serveur refuse de montrer cette page (erreur 403).':
    'Zugriff verboten: Der Server zeigt diese Seite nicht (Fehler 403).',
  'Page introuvable : cette adresse ne mène à rien (erreur 404).': 'Seite nicht gefunden: Diese Adresse führt nirgendwohin (Fehler 404).',
  'Erreur interne du serveur : le site n’a pas pu produire cette page (erreur 500).':
    'Interner Fehler des Servers: Die Website konnte diese Seite nicht erzeugen (Fehler 500).',
  'Mauvaise passerelle : le serveur du site n’a pas obtenu de réponse valable (erreur 502).':
    'Fehlerhaftes Gateway: Der Server der Website hat keine gültige Antwort erhalten (Fehler 502).',
  'Service indisponible : le site est surchargé ou en maintenance (erreur 503).':
    'Dienst nicht verfügbar: Die Website ist überlastet oder wird gewartet (Fehler 503).',
  'Délai dépassé : le serveur du site a mis trop de temps à répondre (erreur 504).':
    'Zeit überschritten: Der Server der Website hat zu lange nicht geantwortet (Fehler 504).',
  "Erreur HTTP {0} - Impossible d'accéder à cette page": 'HTTP-Fehler {0}: Diese Seite ist nicht erreichbar',
  'L’adresse répond par une erreur.': 'Die Adresse antwortet mit einem Fehler.',
  'Remettre la page en service, ou rediriger son adresse vers la bonne page.':
    'Die Seite wieder in Betrieb nehmen oder ihre Adresse auf die richtige Seite weiterleiten.',
  'Google n’indexe pas les adresses qui répondent par une erreur.': 'Google nimmt Adressen, die mit einem Fehler antworten, nicht auf.',
  '1 heure à 1 jour': '1 Stunde bis 1 Tag',
  'Langue de la page': 'Sprache der Seite',
};
