import type { Catalogue } from '../../rules/language.rules.js';

/** Why a page could not be measured. */
export const CAUSES: Catalogue = {
  'Le site répond normalement.': 'Die Website antwortet normal.',
  'Le site est injoignable.': 'Die Website ist nicht erreichbar.',
  'Le site répond par une erreur.': 'Die Website antwortet mit einem Fehler.',
  'Les navigateurs refusent le certificat du site et montrent un avertissement à sa place.':
    'Die Browser lehnen das Zertifikat der Website ab und zeigen an ihrer Stelle eine Warnung.',
  'Le serveur ne parle que TLS 1.0 ou 1.1\u202f: les navigateurs n’ouvrent plus le site.':
    'Der Server spricht nur TLS 1.0 oder 1.1: Die Browser öffnen die Website nicht mehr.',
  'Le site répond par un contenu illisible\u202f: compression ou encodage inconnus, ou rien qui soit du texte.':
    'Die Website antwortet mit unlesbarem Inhalt: unbekannte Kompression oder Kodierung, oder nichts, was Text wäre.',
  'L’adresse mène à une page «\u202fintrouvable\u202f», servie comme une page normale.':
    'Die Adresse führt zu einer Seite «nicht gefunden», die wie eine normale Seite ausgeliefert wird.',
  'Le site répond par une page vide.': 'Die Website antwortet mit einer leeren Seite.',
  'Le domaine est parqué ou à vendre.': 'Die Domain ist geparkt oder zu verkaufen.',
  'Le domaine est enregistré\u202f; l’hébergeur montre sa page d’accueil provisoire.':
    'Die Domain ist registriert; der Hoster zeigt seine vorläufige Startseite.',
  'L’hébergement du site est suspendu.': 'Das Hosting der Website ist gesperrt.',
  'Le serveur montre sa page d’origine.': 'Der Server zeigt seine Standardseite.',
  'Le serveur montre une liste de fichiers.': 'Der Server zeigt eine Liste von Dateien.',
  'Le CMS vient d’être installé\u202f: contenu d’exemple ou site non publié.':
    'Das CMS wurde soeben installiert: Beispielinhalt oder nicht veröffentlichte Website.',
  'Le site est en maintenance ou en construction.': 'Die Website ist in Wartung oder im Aufbau.',
  'Le site demande une connexion avant de se montrer.': 'Die Website verlangt eine Anmeldung, bevor sie sich zeigt.',
  'Le site présente un contrôle anti-robots au lieu de sa page.': 'Die Website zeigt eine Robotersperre statt ihrer Seite.',
  'Le site ne montre rien avant un accord (cookies, âge).': 'Die Website zeigt vor einer Zustimmung nichts (Cookies, Alter).',
  'Les scripts du site n’ont rien affiché.': 'Die Skripte der Website haben nichts angezeigt.',
  'L’adresse ne fait que montrer un autre site dans un cadre.': 'Die Adresse zeigt nur eine andere Website in einem Rahmen.',
  'L’adresse mène au site d’une autre entreprise.': 'Die Adresse führt zur Website eines anderen Unternehmens.',
  'L’adresse du site n’est pas valide.': 'Die Adresse der Website ist nicht gültig.',
  'Cette adresse mène à un réseau privé ou réservé\u202f: elle n’est jamais visitée.':
    'Diese Adresse führt in ein privates oder reserviertes Netz: Sie wird nie besucht.',
  'Ce port n’est pas autorisé (80, 443, 8080 ou 8443).': 'Dieser Port ist nicht erlaubt (80, 443, 8080 oder 8443).',
  'Le nom de domaine n’existe pas ou ne répond pas.': 'Den Domainnamen gibt es nicht, oder er antwortet nicht.',
  'Le serveur refuse la connexion.': 'Der Server lehnt die Verbindung ab.',
  'La connexion au serveur a échoué.': 'Die Verbindung zum Server ist gescheitert.',
  'Le site n’a pas répondu dans le temps imparti.': 'Die Website hat nicht in der vorgesehenen Zeit geantwortet.',
  'Le certificat du site n’est pas valide\u202f: le navigateur refuse de l’ouvrir.':
    'Das Zertifikat der Website ist nicht gültig: Der Browser öffnet sie nicht.',
  'La connexion chiffrée n’aboutit pas\u202f: le serveur ne répond pas comme un site en https.':
    'Die verschlüsselte Verbindung kommt nicht zustande: Der Server antwortet nicht wie eine Website mit https.',
  'Le site tourne en boucle de redirections.': 'Die Website leitet im Kreis weiter.',
  'Le site enchaîne trop de redirections.': 'Die Website leitet zu oft weiter.',
  'La page est trop volumineuse ou ne se termine jamais.': 'Die Seite ist zu gross oder hört nie auf.',
  'La page compressée se déploie de façon anormale\u202f; elle a été refusée.':
    'Die komprimierte Seite entfaltet sich auf ungewöhnliche Weise; sie wurde abgelehnt.',
  'La réponse compressée du site est illisible.': 'Die komprimierte Antwort der Website ist unlesbar.',
  'La réponse du serveur n’est pas du HTTP valable.': 'Die Antwort des Servers ist kein gültiges HTTP.',
  'La page demande trop de temps ou de mémoire pour être lue.': 'Die Seite zu lesen verlangt zu viel Zeit oder Speicher.',
  'L’adresse ne mène pas à une page web.': 'Die Adresse führt zu keiner Webseite.',
  'Aucun navigateur n’est disponible sur le serveur pour cette mesure.': 'Auf dem Server steht für diese Messung kein Browser bereit.',
  'Le bac à sable de Chromium ne démarre pas sur le serveur\u202f: autorisez les espaces de noms d’utilisateur, ou CHROMIUM_SANDBOX=off.':
    'Die Sandbox von Chromium startet auf dem Server nicht: Erlauben Sie Namensräume für Benutzer, oder CHROMIUM_SANDBOX=off.',
  'Le navigateur de mesure s’est arrêté.': 'Der Browser für die Messung ist stehen geblieben.',
  'La page a demandé trop de mémoire au navigateur de mesure.': 'Die Seite hat vom Browser für die Messung zu viel Speicher verlangt.',
  'La page ne finit jamais de travailler\u202f: la mesure a été arrêtée.':
    'Die Seite hört nie auf zu arbeiten: Die Messung wurde abgebrochen.',
  'La mesure a laissé sa place à une personne qui attend\u202f; elle est reprise ensuite.':
    'Die Messung hat einer wartenden Person Platz gemacht; sie geht danach weiter.',
  'Notre serveur est trop occupé en ce moment\u202f; réessayez un peu plus tard.':
    'Unser Server ist im Moment zu beschäftigt; versuchen Sie es etwas später noch einmal.',
  'La page s’ouvre, mais n’affiche rien.': 'Die Seite öffnet sich, zeigt aber nichts an.',
  'Lighthouse n’a pas pu calculer de score pour cette page.': 'Lighthouse konnte für diese Seite keine Punktzahl berechnen.',
  'Le navigateur n’a pas pu charger la page.': 'Der Browser konnte die Seite nicht laden.',
  'L’adresse du site a changé pendant la mesure\u202f: ce qui a été trouvé à l’ancienne adresse n’est pas repris.':
    'Die Adresse der Website hat sich während der Messung geändert: Was an der früheren Adresse gefunden wurde, wird nicht übernommen.',
  'Erreur inattendue pendant la mesure.': 'Unerwarteter Fehler während der Messung.',
  'Votre site n’a pas pu être mesuré.': 'Ihre Website konnte nicht gemessen werden.',
};
