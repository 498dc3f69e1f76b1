import { perLanguage, type TranslatableMessage, translatable } from './language.rules.js';

/** The texts that every installation starts with. The agency may edit them; each language has them until it has its own. */
const MESSAGES: Readonly<Record<string, TranslatableMessage>> = {
  landing_intro: translatable`Nous avons regardé le site de {company} comme un client. Voici ce que nous avons mesuré.`,
  quiz_intro: translatable`Pour {company}\u202f: 7 questions, moins d’une minute. Il n’y a pas de mauvaise réponse\u202f: choisissez la plus proche de votre réalité.`,
  score_message: translatable`Votre SmartIndex est de {score} sur 100. Il réunit vos réponses\u202f; les trois volets ci-dessous montrent où agir en premier.`,
  plan_message: translatable`Parlons de ces points de vive voix\u202f: un appel suffit pour choisir par où commencer. Il est gratuit et ne vous engage à rien.`,
  merci_message: translatable`Merci de votre confiance. Nous vous répondons dès que possible.`,
  low_score_message: translatable`Un score de {score} laisse beaucoup à gagner\u202f: les premières corrections sont souvent les plus simples.`,
  high_score_message: translatable`Avec {score} points, {company} a déjà de bonnes bases. Il s’agit maintenant de garder cette avance et de la faire connaître à ceux qui vous cherchent.`,
};

const QUIZ = [
  translatable`Quelle part de votre chiffre d’affaires vient d’Internet ?`,
  translatable`Moins de 10 %`,
  translatable`De 10 à 30 %`,
  translatable`De 30 à 60 %`,
  translatable`Plus de 60 %`,
  translatable`Quel est votre plus grand défi pour trouver de nouveaux clients ?`,
  translatable`Attirer plus de visiteurs sur le site`,
  translatable`Transformer les visiteurs en demandes concrètes`,
  translatable`Nous démarquer de la concurrence`,
  translatable`Nous n’avons pas encore de démarche en ligne`,
  translatable`Utilisez-vous l’intelligence artificielle dans votre démarche commerciale ?`,
  translatable`Oui, tous les jours`,
  translatable`Oui, de temps en temps`,
  translatable`Nous faisons des essais`,
  translatable`Non, pas du tout`,
  translatable`Comment vos équipes utilisent-elles les outils numériques ?`,
  translatable`Tous les outils sont reliés entre eux`,
  translatable`Plusieurs outils, reliés en partie`,
  translatable`Quelques outils, sans lien entre eux`,
  translatable`Surtout le papier et les e-mails`,
  translatable`Comment mesurez-vous le retour de vos actions en ligne ?`,
  translatable`Avec des indicateurs suivis chaque semaine`,
  translatable`Avec un bilan chaque mois`,
  translatable`De temps en temps, sans méthode`,
  translatable`Nous ne le mesurons pas`,
  translatable`Quel canal en ligne vous apporte le plus de clients ?`,
  translatable`La recherche Google`,
  translatable`La publicité en ligne`,
  translatable`Les réseaux sociaux`,
  translatable`Aucun pour le moment`,
  translatable`Quel est votre budget annuel pour Internet ?`,
  translatable`Moins de 5’000 CHF`,
  translatable`De 5’000 à 20’000 CHF`,
  translatable`De 20’000 à 50’000 CHF`,
  translatable`Plus de 50’000 CHF`,
];

const SETTINGS = [translatable`Votre présence en ligne, mesurée`, translatable`en Suisse`];

/** The default messages in the current language, by their key. */
export const defaultMessages = perLanguage(
  (): Readonly<Record<string, string>> => Object.fromEntries(Object.entries(MESSAGES).map(([key, message]) => [key, String(message)])),
);

/** The same words whichever spaces are typed between them. */
export const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

/** The default texts in the current language, by their French in plain spaces. */
export const defaultTexts = perLanguage(
  (): ReadonlyMap<string, string> =>
    new Map([...Object.values(MESSAGES), ...QUIZ, ...SETTINGS].map((text) => [plainSpaces(text.french), String(text)])),
);
