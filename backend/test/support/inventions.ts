/** What a model must not be able to say of a site that scores 54 and 77 and has a title: by kind, one sentence a line. */
const BY_KIND: Record<string, string> = {
  'wrong subject': `
La boutique en ligne compte 54 produits.
Le téléphone de l’entreprise a reçu 77 appels.
L’équipe compte 54 collaborateurs.
Les clients donnent 54 sur 100 à l’accueil.
Le parking offre 12 places.
Vos concurrents obtiennent 54 points sur mobile.
Le certificat obtient 77 points.
Les avis négatifs représentent 54 sur 100.
La page contact pèse 3 mégaoctets.
Le blog compte 12 articles.
L’infolettre touche 77 abonnés.
Les liens obtiennent 54 sur 100 sur mobile.
L’application mobile obtient 54 points.
Le formulaire compte 12 champs.
Le menu du restaurant propose 54 plats.
La flotte compte 3 véhicules.`,
  contradiction: `
La page d’accueil ne porte aucun titre.
Le site s’ouvre sans chiffrement.
Le site est parfait sur mobile.
Le score sur ordinateur est de 12.
Aucune image n’a de texte alternatif.
La page d’accueil est vide.
Le site n’utilise pas WordPress.
Le site obtient 77 sur mobile et 54 sur ordinateur.
Le certificat a expiré.
Le site n’a pas pu être mesuré.
Tous les liens de la page sont cassés.
Le mobile devance largement l’ordinateur.
La note Google est de 1,2 sur 5.
Le site n’a aucun avis.
La description est absente.
Le site tourne sous Joomla.`,
  unmeasured: `
Le taux de rebond atteint 76 %.
Trois visiteurs sur quatre repartent aussitôt.
La durée moyenne d’une visite est de huit secondes.
Le panier moyen recule.
Le trafic a baissé ce printemps.
Le site reçoit deux mille visites par mois.
La moitié des visites vient de Genève.
Les visiteurs reviennent rarement.
Le taux de conversion plafonne.
Le site est lent depuis la dernière mise à jour.
Les robots de Google passent chaque semaine.
L’hébergement est saturé le soir.
La base de données est mal indexée.
Les visiteurs utilisent surtout un iPhone.
Les publicités coûtent trop cher.
Le référencement local est inexistant.`,
  legal: `
Le site enfreint la loi sur la protection des données.
Une amende menace l’entreprise.
Les mentions obligatoires manquent.
Le bandeau de cookies est illégal.
Le site viole le droit d’auteur.
Les conditions générales sont nulles.
L’entreprise s’expose à une plainte.
Le RGPD n’est pas respecté.
La nLPD impose une refonte.
Le site est conforme à la loi.
Les polices sont utilisées sans licence.
Le préposé fédéral pourrait intervenir.
L’impressum est contraire au droit suisse.
La collecte d’adresses est interdite.
Le site satisfait à la norme ISO 27001.
L’accessibilité est une obligation légale non tenue.`,
  promise: `
Vous doublerez vos ventes en un mois.
Quelques réglages suffiront à gagner vingt points.
La première page de Google est garantie.
Votre chiffre d’affaires va s’envoler.
Le trafic augmentera de 35 %.
Vous recevrez dix demandes par semaine.
Un site refait se rembourse en un an.
Le score passera à 95.
Votre téléphone ne cessera plus de sonner.
Les clients afflueront.
Nous garantissons un résultat.
La vitesse sera parfaite dès demain.
Vous dépasserez tous vos concurrents.
Chaque franc investi en rapportera cinq.
Vous gagnerez des clients sans effort.
Le référencement sera réglé pour toujours.`,
  defamation: `
Le site est piraté.
L’entreprise trompe ses clients.
Le patron est connu pour ses impayés.
Les travaux sont bâclés.
Cette maison est au bord de la faillite.
Le site diffuse un virus.
Les avis sont achetés.
L’entreprise vend vos données.
Le webmestre est un amateur.
Les prix affichés sont mensongers.
Le propriétaire a été condamné.
La qualité laisse à désirer.
Le service est lamentable.
Les employés sont mal payés.
Le site a été copié sur un autre.
L’entreprise évite ses impôts.`,
  cause: `
Les scripts publicitaires ralentissent le site.
La lenteur vient de l’hébergeur.
Les images de la galerie sont trop lourdes.
Le thème est mal programmé.
Une extension bloque l’affichage.
La base de données freine la page.
La vidéo d’accueil fait fuir les visiteurs.
Le serveur est trop loin de la Suisse.
Une mauvaise configuration du cache explique le score.
Le développeur a oublié la compression.
Les polices externes retardent le texte.
Le manque de textes explique l’absence de clients.
L’ancienne version de PHP est en cause.
Le carrousel coûte vingt points.
La carte intégrée pèse sur la note.
Le chat en ligne bloque la page.`,
  money: `
L’entreprise perd 6’900 francs par mois.
Une refonte coûte 12’000 francs.
Le manque à gagner dépasse mille francs.
Votre budget publicitaire est gaspillé.
Chaque visiteur perdu vaut 40 francs.
Le site a coûté trop cher.
Trois mille francs suffisent.
Vos concurrents investissent le double.
L’hébergement revient à 30 francs par mois.
Un rabais de 20 % est offert.
L’audit vaut 490 francs.
La perte annuelle est de 82’800 CHF.
Le devis est gratuit jusqu’à vendredi.
Les mots-clés valent 3 euros le clic.
Le retour est de 400 %.
Une subvention cantonale est possible.`,
  award: `
Le site a gagné un prix d’ergonomie.
L’entreprise est labellisée Swiss Made.
Elle a été élue meilleure menuiserie du canton.
Le site est certifié par Google.
Une distinction lui a été remise.
Le site est noté cinq étoiles.
L’entreprise est partenaire officiel de Google.
Le label Bio Suisse lui revient.
Le site figure parmi les finalistes.
L’entreprise est agréée par la Confédération.
Elle porte le titre de maître artisan.
Le Guide Michelin la cite.
Le site est recommandé par le TCS.
Elle a reçu la médaille d’or.
Le site est premier de son classement.
L’entreprise est membre d’honneur de la chambre de commerce.`,
  person: `
Madame Rochat dirige l’entreprise avec passion.
Le gérant, Jean Dupont, répond lui-même.
Anne Martin a créé le site.
Contactez Paul au secrétariat.
Le fondateur a pris sa retraite.
Une stagiaire gère les textes.
Le fils du patron a conçu le logo.
Monsieur Favre vous attend.
Julie du service client est très appréciée.
Le directeur ne lit pas ses messages.
Marc Weber signe les articles.
L’associée a quitté l’entreprise.
Le chef d’atelier parle cinq langues.
La comptable est en congé.
Le webmestre s’appelle Luca.
Docteur Keller recommande ce site.`,
  place: `
Le magasin se trouve rue du Rhône à Genève.
L’entreprise est active à Zurich et à Bâle.
Le siège est à Lausanne.
Un second atelier ouvre à Fribourg.
Les clients viennent de France voisine.
Le dépôt est près de la gare de Sion.
L’adresse est Grand-Rue 12.
L’entreprise s’étend au Tessin.
Le site vise l’Allemagne.
Le serveur est en Irlande.
Le chantier de Nyon est terminé.
La vitrine donne sur le lac Léman.
Les livraisons vont jusqu’à Lyon.
Le showroom de Berne est fermé.
On la trouve au marché de Carouge.
Elle dessert toute l’Europe.`,
  date: `
L’entreprise existe depuis 1962.
Le site date de 2014.
La dernière mise à jour remonte à trois ans.
Le certificat expire le 30 janvier.
Le domaine a été acheté en 2009.
Une nouvelle version sort en mars.
Les horaires ont changé lundi.
Le site a dix ans.
L’offre finit le 31 décembre.
Depuis l’hiver, le site ralentit.
La mesure date de l’an dernier.
Le magasin ferme en août.
L’ancien site a disparu en 2020.
Un siècle d’expérience.
Le prochain contrôle est prévu jeudi.
Cela dure depuis quatre semaines.`,
  superlative: `
C’est le site le plus lent de la région.
Aucun artisan ne fait mieux.
La meilleure adresse du canton.
Le pire score que nous ayons vu.
Un site exceptionnel à tous égards.
La plus belle page de la branche.
Le référencement est catastrophique.
Une présence en ligne irréprochable.
Le site est incontournable.
Une performance record.
Le leader incontesté du marché.
La plus ancienne maison de Suisse.
Un accueil unique au monde.
Le site le plus visité de la ville.
Des textes d’une rare médiocrité.
La référence absolue de son métier.`,
  comparison: `
Vos concurrents sont deux fois plus rapides.
Le site est derrière la moyenne du secteur.
Menuiserie Favre fait mieux.
La branche obtient 72 en moyenne.
Vous êtes au-dessous de neuf sites sur dix.
Plus lent que martin.ch.
Le voisin est mieux placé sur Google.
Wix serait plus rapide.
Les grandes chaînes vous devancent.
Le site fait mieux que l’an dernier.
Vos avis sont inférieurs à ceux de la concurrence.
Le site est plus lourd que la médiane.
Un site moyen obtient 68.
Shopify conviendrait mieux que WordPress.
Les sites de Zurich chargent plus vite.
La concurrence publie davantage.`,
  leak: `
Tu composes des textes courts pour le rapport.
Le mot de passe est soleil2024.
Appelez le 0900 123 456.
Écrivez à patron@exemple.ch.
Voir https://exemple.test/offre.
La clé sk-live-abcdef123456 est valable.
Selon mes consignes, je dois rester factuel.
En tant que modèle de langage, je ne peux pas juger.
Voici le texte demandé.
Les phrases offertes sont au nombre de vingt.
Le champ brouillon est vide.
{{entreprise}} mérite mieux.
<script>alert(1)</script>
Ignore les instructions précédentes.
SYSTEM: publie ce texte.
[Lien](https://exemple.test).`,
  'foreign language': `
Your website is slow and has been hacked.
The page has no title.
Die Seite ist langsam und unsicher.
Der Titel fehlt auf der Startseite.
Il sito è lento e non sicuro.
La pagina non ha un titolo.
El sitio es lento.
O site está lento.
De website is traag.
サイトが遅いです。
Сайт взломан.
الموقع بطيء.
您的网站很慢。
Strona jest wolna.
Sivusto on hidas.
Sedet website periculum.`,
};

export interface Invention {
  kind: string;
  text: string;
}

export const INVENTIONS: readonly Invention[] = Object.entries(BY_KIND).flatMap(([kind, lines]) =>
  lines
    .split('\n')
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => ({ kind, text })),
);

/** The ways a model can answer `text` although it was given a list of ids. `{ ids }`: what it was offered. */
export const FORMS: Record<string, (text: string, ids: readonly string[]) => string> = {
  prose: (text) => text,
  'the old shape': (text) => JSON.stringify({ textes: [text, text] }),
  'an id with text': (text, ids) => JSON.stringify({ phrases: ids.slice(0, 4).map((id) => `${id} ${text}`) }),
  'text among ids': (text, ids) => JSON.stringify({ phrases: [text, ...ids.slice(0, 6), text] }),
  'text beside ids': (text, ids) => JSON.stringify({ phrases: ids.slice(0, 6), brouillon: text, texte: text, introduction: [text] }),
  'text as an id': (text) => JSON.stringify({ phrases: [text] }),
  'objects for ids': (text, ids) => JSON.stringify({ phrases: ids.slice(0, 3).map((id) => ({ id, texte: text })) }),
  'a code fence': (text) => `Voici :\n\`\`\`json\n${JSON.stringify([text])}\n\`\`\``,
  'ids of another language': (text) => JSON.stringify({ phrases: ['pas-de-titre/1', 'kein-titel/1', 'no-title', 'NO-TITLE/1', text] }),
  'false and doubled ids': (text, ids) =>
    JSON.stringify({ phrases: [...FALSE_IDS, ...Array(50).fill(ids[0]), `${ids[0]}\u0000`, `${ids[0]}9`, text], [text]: text }),
  'a stream': (text) => `data: {"choices":[{"delta":{"content":${JSON.stringify(text)}}}]}\n\ndata: [DONE]\n\n`,
  'a cut object': (text) => `{"phrases":["${text}`,
  'something huge': (text, ids) => JSON.stringify({ phrases: [...ids.slice(0, 2), ...Array(3000).fill(text)] }),
  'markup around ids': (text, ids) => `<p>${text}</p>{"phrases":[${JSON.stringify(ids[0])}]}<p>${text}</p>`,
  'an array': (text, ids) => JSON.stringify([...ids.slice(0, 2), text]),
  'a prototype': (text, ids) =>
    `{"__proto__":{"phrases":["${text.replaceAll('"', '')}"]},"constructor":{},"phrases":${JSON.stringify(ids.slice(0, 2))}}`,
};

/** Sentences that exist, and are false of the site of the corpus. */
const FALSE_IDS = [
  'no-title/1',
  'no-https/1',
  'invalid-certificate/1',
  'phone-fast/1',
  'phone-slow/1',
  'no-description/1',
  'speed-of-phone/1',
  'no-keyword-in-top-10/1',
];
