import type { Catalogue } from '../../rules/language.rules.js';

/** Why a page could not be measured. */
export const CAUSES: Catalogue = {
  'Le site répond normalement.': 'Il sito risponde normalmente.',
  'Le site est injoignable.': 'Il sito non è raggiungibile.',
  'Le site répond par une erreur.': 'Il sito risponde con un errore.',
  'Les navigateurs refusent le certificat du site et montrent un avertissement à sa place.':
    'I browser rifiutano il certificato del sito e mostrano al suo posto un avviso.',
  'Le serveur ne parle que TLS 1.0 ou 1.1\u202f: les navigateurs n’ouvrent plus le site.':
    'Il server parla solo TLS 1.0 o 1.1: i browser non aprono più il sito.',
  'Le site répond par un contenu illisible\u202f: compression ou encodage inconnus, ou rien qui soit du texte.':
    'Il sito risponde con un contenuto illeggibile: compressione o codifica sconosciute, o nulla che sia testo.',
  'L’adresse mène à une page «\u202fintrouvable\u202f», servie comme une page normale.':
    'L’indirizzo porta a una pagina «non trovata», servita come una pagina normale.',
  'Le site répond par une page vide.': 'Il sito risponde con una pagina vuota.',
  'Le domaine est parqué ou à vendre.': 'Il dominio è parcheggiato o in vendita.',
  'Le domaine est enregistré\u202f; l’hébergeur montre sa page d’accueil provisoire.':
    'Il dominio è registrato; il provider mostra la sua pagina iniziale provvisoria.',
  'L’hébergement du site est suspendu.': 'L’hosting del sito è sospeso.',
  'Le serveur montre sa page d’origine.': 'Il server mostra la sua pagina predefinita.',
  'Le serveur montre une liste de fichiers.': 'Il server mostra un elenco di file.',
  'Le CMS vient d’être installé\u202f: contenu d’exemple ou site non publié.':
    'Il CMS è appena stato installato: contenuto di esempio o sito non pubblicato.',
  'Le site est en maintenance ou en construction.': 'Il sito è in manutenzione o in costruzione.',
  'Le site demande une connexion avant de se montrer.': 'Il sito chiede un accesso prima di mostrarsi.',
  'Le site présente un contrôle anti-robots au lieu de sa page.': 'Il sito presenta un controllo antirobot al posto della sua pagina.',
  'Le site ne montre rien avant un accord (cookies, âge).': 'Il sito non mostra nulla prima di un consenso (cookie, età).',
  'Les scripts du site n’ont rien affiché.': 'Gli script del sito non hanno mostrato nulla.',
  'L’adresse ne fait que montrer un autre site dans un cadre.': 'L’indirizzo mostra soltanto un altro sito in un riquadro.',
  'L’adresse mène au site d’une autre entreprise.': 'L’indirizzo porta al sito di un’altra azienda.',
  'L’adresse du site n’est pas valide.': 'L’indirizzo del sito non è valido.',
  'Cette adresse mène à un réseau privé ou réservé\u202f: elle n’est jamais visitée.':
    'Questo indirizzo porta a una rete privata o riservata: non viene mai visitato.',
  'Ce port n’est pas autorisé (80, 443, 8080 ou 8443).': 'Questa porta non è ammessa (80, 443, 8080 o 8443).',
  'Le nom de domaine n’existe pas ou ne répond pas.': 'Il nome di dominio non esiste o non risponde.',
  'Le serveur refuse la connexion.': 'Il server rifiuta la connessione.',
  'La connexion au serveur a échoué.': 'La connessione al server non è riuscita.',
  'Le site n’a pas répondu dans le temps imparti.': 'Il sito non ha risposto nel tempo previsto.',
  'Le certificat du site n’est pas valide\u202f: le navigateur refuse de l’ouvrir.':
    'Il certificato del sito non è valido: il browser si rifiuta di aprirlo.',
  'La connexion chiffrée n’aboutit pas\u202f: le serveur ne répond pas comme un site en https.':
    'La connessione cifrata non riesce: il server non risponde come un sito in https.',
  'Le site tourne en boucle de redirections.': 'Il sito reindirizza all’infinito.',
  'Le site enchaîne trop de redirections.': 'Il sito concatena troppi reindirizzamenti.',
  'La page est trop volumineuse ou ne se termine jamais.': 'La pagina è troppo grande o non finisce mai.',
  'La page compressée se déploie de façon anormale\u202f; elle a été refusée.':
    'La pagina compressa si espande in modo anomalo; è stata rifiutata.',
  'La réponse compressée du site est illisible.': 'La risposta compressa del sito è illeggibile.',
  'La réponse du serveur n’est pas du HTTP valable.': 'La risposta del server non è HTTP valido.',
  'La page demande trop de temps ou de mémoire pour être lue.': 'Leggere la pagina richiede troppo tempo o troppa memoria.',
  'L’adresse ne mène pas à une page web.': 'L’indirizzo non porta a una pagina web.',
  'Aucun navigateur n’est disponible sur le serveur pour cette mesure.':
    'Sul server non è disponibile alcun browser per questa misurazione.',
  'Le bac à sable de Chromium ne démarre pas sur le serveur\u202f: autorisez les espaces de noms d’utilisateur, ou CHROMIUM_SANDBOX=off.':
    'La sandbox di Chromium non si avvia sul server: autorizzate gli spazi dei nomi utente, o CHROMIUM_SANDBOX=off.',
  'Le navigateur de mesure s’est arrêté.': 'Il browser di misurazione si è fermato.',
  'La page a demandé trop de mémoire au navigateur de mesure.': 'La pagina ha richiesto troppa memoria al browser di misurazione.',
  'La page ne finit jamais de travailler\u202f: la mesure a été arrêtée.':
    'La pagina non finisce mai di lavorare: la misurazione è stata fermata.',
  'La mesure a laissé sa place à une personne qui attend\u202f; elle est reprise ensuite.':
    'La misurazione ha lasciato il posto a una persona in attesa; riprende in seguito.',
  'Notre serveur est trop occupé en ce moment\u202f; réessayez un peu plus tard.':
    'Il nostro server è troppo occupato in questo momento; riprovate un po’ più tardi.',
  'La page s’ouvre, mais n’affiche rien.': 'La pagina si apre, ma non mostra nulla.',
  'Lighthouse n’a pas pu calculer de score pour cette page.': 'Lighthouse non ha potuto calcolare un punteggio per questa pagina.',
  'Le navigateur n’a pas pu charger la page.': 'Il browser non ha potuto caricare la pagina.',
  'L’adresse du site a changé pendant la mesure\u202f: ce qui a été trouvé à l’ancienne adresse n’est pas repris.':
    'L’indirizzo del sito è cambiato durante la misurazione: ciò che è stato trovato al vecchio indirizzo non viene ripreso.',
  'Erreur inattendue pendant la mesure.': 'Errore inatteso durante la misurazione.',
  'Votre site n’a pas pu être mesuré.': 'Non è stato possibile misurare il vostro sito.',
};
