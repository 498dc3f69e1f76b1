import { technologies } from '../../../providers/tech-stack/technologies/index.js';

const list = (text: string): string[] => text.trim().split(/\s+/);

/** Names and abbreviations that may stand in any of our texts although no measurement gave them. */
export const ALLOWED_NAMES = new Set(
  list(`Google Lighthouse Internet Web SEO HTTPS HTTP HTML CSS JSON LD URL PDF SSL TLS FAQ WebP AVIF JPEG PNG Brotli LocalBusiness Mo
    Janvier Février Mars Avril Mai Juin Juillet Août Septembre Octobre Novembre Décembre
    Lundi Mardi Mercredi Jeudi Vendredi Samedi Dimanche`),
);

/** Common words that may begin a sentence, and so be written with a capital. A name is none of them. */
export const SENTENCE_STARTS = new Set(
  list(`l d c s n j m t qu le la les un une des du de ce cet cette ces son sa ses leur leurs mon notre nos votre vos il elle ils elles on nous vous
    tout toute tous toutes chaque chacun chacune aucun aucune plusieurs certains certaines quelques quelque autre autres même
    à a au aux avec sans sur sous dans en entre pour par parmi vers chez contre côté depuis pendant après avant dès selon malgré grâce hors jusqu lors face
    et ou mais or donc car ni puis ainsi alors aussi enfin ensuite cependant pourtant toutefois néanmoins toujours souvent parfois encore déjà
    aujourd actuellement globalement concrètement heureusement certes surtout notamment autrement seul seule seuls seules là ici
    si quand lorsque lorsqu comme parce puisque puisqu tandis bien très trop plus moins mieux peu beaucoup assez presque autant
    qui que quoi dont où ceci cela celui celle ceux celles voici voilà rien
    premier première premiers premières d’abord abord ensemble plutôt reste
    le site page pages accueil vitesse mobile téléphone ordinateur affichage contenu titre titres description descriptions image images texte textes
    lien liens référencement accessibilité performance performances sécurité connexion certificat compression structure balise balises mesure mesures
    résultat résultats constat constats point points améliorations amélioration étape étapes priorité objectif visiteurs visiteur clients client
    internautes moteurs navigateurs entreprise activité équipe avis note score scores écart temps attente chargement technique base bases données
    mots phrases visibilité confiance présence conception système version
    accélérer activer actualiser adapter ajouter alléger améliorer analyser annoncer apporter associer assurer attribuer augmenter automatiser
    baliser choisir clarifier combler commencer compléter compresser comprimer concentrer concevoir configurer conserver consolider contrôler convertir
    corriger couper créer décrire demander détailler développer différer diminuer diviser donner écrire effectuer élargir éliminer enrichir
    étoffer éviter exploiter faciliter faire fermer fixer fluidifier fournir fusionner gagner garder généraliser hiérarchiser identifier indiquer insérer
    installer intégrer inviter lancer lever limiter maintenir mesurer mettre migrer minifier moderniser modifier montrer nettoyer nommer obtenir
    offrir optimiser ordonner organiser passer perfectionner placer planifier poursuivre préciser prendre préparer présenter prévoir
    prioriser privilégier programmer proposer protéger publier raccourcir recueillir redimensionner rédiger rediriger réduire réécrire refaire
    régler relire remplacer rendre renforcer renommer renouveler renseigner réorganiser réparer répondre résoudre résumer retirer retravailler retrouver
    réunir revoir sécuriser servir signaler simplifier soigner solliciter soumettre structurer suivre supprimer surveiller tester traiter
    traduire travailler utiliser valider valoriser vérifier viser alimenter afficher adopter confier ouvrir comparer relier étendre épurer exposer cibler convaincre rassurer
    inclure introduire investir maîtriser peaufiner référencer resserrer retoucher uniformiser varier accompagner affiner ajuster appliquer agrandir
    ajoutez améliorez optimisez compressez corrigez créez décrivez donnez écrivez mesurez réduisez réparez rédigez simplifiez vérifiez`),
);

/** Little words that only French has, or that it uses in nearly every sentence. */
export const FRENCH_WORDS = new Set(
  list(`le la les l un une des du de d ce cet cette ces son sa ses leur leurs il elle ils elles on à au aux avec sans sur sous dans en entre pour par
    et ou mais donc car que qu qui dont où ne n pas plus se s y est sont a ont être avoir fait chaque tout tous toute toutes comme aussi`),
);

/** Little words of English, German, Italian and Spanish that French does not have. */
export const FOREIGN_WORDS = new Set(
  list(`the and your with this that of to is has have from page's website websites should which their its
    und der das ist nicht ihre ihr auf eine einen wird sind für oder
    della delle dello degli gli che questo questa nel nella sito anche
    los el para sitio esta este muy pero sobre más`),
);

/** Names of products that betray themselves without a capital too. Ordinary French words among them are left out. */
const ORDINARY = new Set(list('plausible express remix sphinx foundation java crisp lightbox ghost stripe python ruby'));
export const PRODUCTS: readonly string[] = [
  ...technologies.map(({ name }) => name.toLowerCase()),
  ...list(`facebook instagram linkedin tiktok youtube twitter whatsapp snapchat pinterest bing yahoo duckduckgo ecosia qwant chatgpt openai gemini
    perplexity copilot grok claude mistral amazon apple microsoft windows android iphone ipad ios macos safari firefox chrome chromium opera
    local.ch search.ch swisscom sunrise hostpoint ovh ionos tripadvisor booking airbnb anibis comparis typo3 figma semrush ahrefs moz`),
].filter((name) => !ORDINARY.has(name));
