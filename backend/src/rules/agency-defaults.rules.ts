import { inLanguage, perLanguage, t } from './language.rules.js';

/** The words that every installation starts with, as the agency may edit them: said in each language until it has written its own. */
export const defaultMessages = perLanguage(
  (): Readonly<Record<string, string>> => ({
    landing_intro: t`Nous avons regardé le site de {company} comme un client. Voici ce que nous avons mesuré.`,
    quiz_intro: t`Pour {company}\u202f: 7 questions, moins d’une minute. Il n’y a pas de mauvaise réponse\u202f: choisissez la plus proche de votre réalité.`,
    score_message: t`Votre SmartIndex est de {score} sur 100. Il réunit vos réponses\u202f; les trois volets ci-dessous montrent où agir en premier.`,
    plan_message: t`Parlons de ces points de vive voix\u202f: un appel suffit pour choisir par où commencer. Il est gratuit et ne vous engage à rien.`,
    merci_message: t`Merci de votre confiance. Nous vous répondons dès que possible.`,
    low_score_message: t`Un score de {score} laisse beaucoup à gagner\u202f: les premières corrections sont souvent les plus simples.`,
    high_score_message: t`Avec {score} points, {company} a déjà de bonnes bases. Il s’agit maintenant de garder cette avance et de la faire connaître à ceux qui vous cherchent.`,
  }),
);

const defaultQuiz = (): string[] => [
  t`Quelle part de votre chiffre d’affaires vient du digital ?`,
  t`Moins de 10 %`,
  t`De 10 à 30 %`,
  t`De 30 à 60 %`,
  t`Plus de 60 %`,
  t`Quel est votre plus grand défi pour trouver de nouveaux clients ?`,
  t`Attirer plus de visiteurs sur le site`,
  t`Transformer les visiteurs en demandes concrètes`,
  t`Nous démarquer de la concurrence`,
  t`Nous n’avons pas encore de démarche en ligne`,
  t`Utilisez-vous l’intelligence artificielle dans votre démarche commerciale ?`,
  t`Oui, tous les jours`,
  t`Oui, de temps en temps`,
  t`Nous faisons des essais`,
  t`Non, pas du tout`,
  t`Comment vos équipes utilisent-elles les outils numériques ?`,
  t`Tous les outils sont reliés entre eux`,
  t`Plusieurs outils, reliés en partie`,
  t`Quelques outils, sans lien entre eux`,
  t`Surtout le papier et les e-mails`,
  t`Comment mesurez-vous le retour de vos actions en ligne ?`,
  t`Avec des indicateurs suivis chaque semaine`,
  t`Avec un bilan chaque mois`,
  t`De temps en temps, sans méthode`,
  t`Nous ne le mesurons pas`,
  t`Quel canal en ligne vous apporte le plus de clients ?`,
  t`La recherche Google`,
  t`La publicité en ligne`,
  t`Les réseaux sociaux`,
  t`Aucun pour le moment`,
  t`Quel est votre budget annuel pour le digital ?`,
  t`Moins de 5’000 CHF`,
  t`De 5’000 à 20’000 CHF`,
  t`De 20’000 à 50’000 CHF`,
  t`Plus de 50’000 CHF`,
];

const defaultSettings = (): string[] => [t`Votre présence en ligne, mesurée`, t`en Suisse`];

/** Everything, in one order. */
const all = (): string[] => [...Object.values(defaultMessages()), ...defaultQuiz(), ...defaultSettings()];

/** The same words whichever spaces are typed between them. */
export const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

/** The default words in the language that is spoken, by their French in plain spaces. */
export const defaultTexts = perLanguage((): ReadonlyMap<string, string> => {
  const spoken = all();
  return new Map(inLanguage('fr', all).map((french, place) => [plainSpaces(french), spoken[place] ?? french]));
});
