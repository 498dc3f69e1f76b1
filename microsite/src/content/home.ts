import type { ClaimName } from '../../../backend/src/rules/claims.rules.ts';
import { t } from '../../../backend/src/rules/language.rules.ts';

/** What a site loses its owner's customers by. */
export const PROBLEMS = [
  {
    title: t`Introuvable au bon moment`,
    text: t`Vos clients cherchent votre métier, pas votre nom. Si votre site n’apparaît qu’en deuxième page, un concurrent répond à votre place.`,
  },
  {
    title: t`Des visites, pas de demandes`,
    text: t`Le site reçoit du monde, mais personne n’écrit. Une page lente ou un formulaire introuvable suffit à faire repartir un visiteur.`,
  },
  {
    title: t`Aucun chiffre sous la main`,
    text: t`Sans mesure, chaque franc dépensé est un pari. Vous ne savez ni ce qui marche, ni ce qu’il faut arrêter.`,
  },
] as const;

interface Step {
  duration: ClaimName;
  title: string;
  text: string;
  result: string;
  /** A figure of the agency beside the result. */
  figure?: { claim: ClaimName; label: string };
}

export const STEPS: readonly Step[] = [
  {
    duration: 'auditStep',
    title: t`Audit`,
    text: t`Vitesse, référencement, réputation, technologie : nous mesurons, datons et expliquons chaque point.`,
    result: t`Vos priorités, dans l’ordre`,
  },
  {
    duration: 'optimisationStep',
    title: t`Optimisation`,
    text: t`Nous corrigeons d’abord ce qui freine le plus : pages lentes, titres absents, contenus qui manquent.`,
    result: t`Chaque correction mesurée avant et après`,
  },
  {
    duration: 'growthStep',
    title: t`Croissance`,
    text: t`Nous développons ce qui amène des demandes et arrêtons le reste.`,
    result: t`Vous savez d’où viennent vos demandes`,
    figure: { claim: 'trafficFactor', label: t`trafic web` },
  },
];

export const RESULTS: readonly { claim: ClaimName; label: string }[] = [
  { claim: 'clients', label: t`clients` },
  { claim: 'satisfaction', label: t`satisfaction` },
  { claim: 'rating', label: t`note moyenne` },
  { claim: 'resultsDelay', label: t`durée du programme` },
];

/** What the picture of an example shows. */
export const RECEIVED = [
  t`Ce qui gêne le plus vos clients, en une phrase`,
  t`La preuve, sur votre propre page`,
  t`Ce qu’il faut faire en premier`,
] as const;

/** What the free analysis holds. */
export const BENEFITS = [
  t`La vitesse de votre site, sur téléphone et sur ordinateur`,
  t`Vos positions dans Google, et celles qui manquent`,
  t`Ce que vos avis Google disent de vous`,
  t`Si les assistants d’intelligence artificielle vous citent`,
  t`Un plan d’action tiré de vos mesures`,
] as const;

/** What the free analysis is, step by step: nothing here but what is really done. */
export const HAPPENS = [
  t`Vous indiquez l’adresse de votre site et votre e-mail.`,
  t`La mesure commence aussitôt, et vous la suivez à l’écran. Si votre e-mail n’est pas au nom de votre site, vous le confirmez d’abord, et une personne regarde votre demande.`,
  t`Votre analyse s’ouvre, et nous vous envoyons par e-mail un lien qui reste valable.`,
] as const;

export const STRIP: readonly { claim: ClaimName; label: string }[] = [
  { claim: 'analysisTime', label: t`analyse` },
  { claim: 'reportDelay', label: t`rapport détaillé` },
  { claim: 'guaranteeTerm', label: t`garantie` },
  { claim: 'price', label: t`gratuit` },
];

export const BADGES = ['companiesAnalysed', 'since', 'aiCertified', 'swissMade'] as const satisfies readonly ClaimName[];
