import type { Catalogue } from '../../rules/language.rules.js';

export const FINDINGS_INDEXING: Catalogue = {
  'Consigne aux moteurs de recherche': 'Istruzione ai motori di ricerca',
  'consigne noindex': 'istruzione noindex',
  'Google retire de ses résultats les pages qui portent la consigne noindex.':
    'Google toglie dai risultati le pagine che portano l’istruzione noindex.',
  'Votre site demande à Google de ne pas apparaître': 'Il vostro sito chiede a Google di non apparire',
  'Une consigne de la page ou de son serveur (noindex) demande aux moteurs de recherche de ne pas l’afficher.':
    'Un’istruzione della pagina o del suo server (noindex) chiede ai motori di ricerca di non mostrarla.',
  'Retirer la consigne noindex de la page, du CMS (dans WordPress\u202f: Réglages, Lecture) ou du serveur, puis demander une nouvelle visite dans la Search Console.':
    'Togliere l’istruzione noindex dalla pagina, dal CMS (in WordPress: Impostazioni, Lettura) o dal server, poi chiedere una nuova visita nella Search Console.',
  'Retirer la consigne qui demande à Google de ne pas afficher le site.':
    'Togliere l’istruzione che chiede a Google di non mostrare il sito.',
  'en-tête X-Robots-Tag «\u202f{0}\u202f»': 'intestazione X-Robots-Tag «{0}»',
  'balise meta «\u202f{0}\u202f»': 'tag meta «{0}»',
  'règle de robots.txt «\u202f{0}\u202f»': 'regola di robots.txt «{0}»',
  'Accès de Google à la page (robots.txt)': 'Accesso di Google alla pagina (robots.txt)',
  interdit: 'vietato',
  'Google ne lit pas les pages que robots.txt lui interdit, et n’en montre aucun extrait.':
    'Google non legge le pagine che robots.txt gli vieta, e non ne mostra alcun estratto.',
  'Votre site interdit à Google de lire sa page': 'Il vostro sito vieta a Google di leggere la pagina',
  'Le fichier robots.txt ferme la page aux robots de Google.': 'Il file robots.txt chiude la pagina ai robot di Google.',
  'Supprimer de robots.txt la règle Disallow qui ferme la page, puis vérifier le fichier dans la Search Console.':
    'Eliminare da robots.txt la regola Disallow che chiude la pagina, poi verificare il file nella Search Console.',
  'Laisser Google lire le site\u202f: robots.txt le lui interdit.': 'Lasciare che Google legga il sito: robots.txt glielo vieta.',
  'Page que désigne l’adresse canonique': 'Pagina indicata dall’indirizzo canonico',
  'une autre page': 'un’altra pagina',
  'Google affiche de préférence l’adresse qu’une page déclare comme canonique.':
    'Google mostra di preferenza l’indirizzo che una pagina dichiara come canonico.',
  'Votre page demande à Google d’en afficher une autre': 'La vostra pagina chiede a Google di mostrarne un’altra',
  'L’adresse canonique que la page déclare est celle d’une autre page.':
    'L’indirizzo canonico che la pagina dichiara è quello di un’altra pagina.',
  'Déclarer comme adresse canonique celle de la page elle-même.': 'Dichiarare come indirizzo canonico quello della pagina stessa.',
  'Corriger l’adresse canonique\u202f: elle désigne une autre page à Google.':
    'Correggere l’indirizzo canonico: indica a Google un’altra pagina.',
  'Domaine que désigne l’adresse canonique': 'Dominio indicato dall’indirizzo canonico',
  'un autre domaine': 'un altro dominio',
  'Une autre de vos adresses est proposée à Google': 'Un altro dei vostri indirizzi è proposto a Google',
  'La page déclare comme canonique une autre adresse de l’entreprise\u202f: c’est celle-ci que Google affiche de préférence.':
    'La pagina dichiara come canonico un altro indirizzo dell’azienda: è questo che Google mostra di preferenza.',
  'Rediriger les visiteurs vers l’adresse canonique, ou déclarer celle de la page elle-même.':
    'Reindirizzare i visitatori all’indirizzo canonico, o dichiarare quello della pagina stessa.',
  'Choisir une seule adresse pour le site, et y rediriger les autres.':
    'Scegliere un solo indirizzo per il sito e reindirizzarvi gli altri.',
  'Votre site demande à Google de ne pas apparaître.': 'Il vostro sito chiede a Google di non apparire.',
  'Votre site interdit à Google de lire sa page d’accueil.': 'Il vostro sito vieta a Google di leggere la pagina iniziale.',
  'Votre page demande à Google d’en afficher une autre à sa place.': 'La vostra pagina chiede a Google di mostrarne un’altra al suo posto.',
  'Votre page propose à Google une autre de vos adresses.': 'La vostra pagina propone a Google un altro dei vostri indirizzi.',
};
