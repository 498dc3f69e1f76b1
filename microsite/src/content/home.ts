import type { ClaimName } from '../../../backend/src/rules/claims.rules.ts';

/** What a site loses its owner's customers by. */
export const PROBLEMS = [
  {
    title: 'Introuvable au bon moment',
    text: 'Vos clients cherchent votre métier, pas votre nom. Si votre site n’apparaît qu’en deuxième page, un concurrent répond à votre place.',
  },
  {
    title: 'Des visites, pas de demandes',
    text: 'Le site reçoit du monde, mais personne n’écrit. Une page lente ou un formulaire introuvable suffit à faire repartir un visiteur.',
  },
  {
    title: 'Aucun chiffre sous la main',
    text: 'Sans mesure, chaque franc dépensé est un pari. Vous ne savez ni ce qui marche, ni ce qu’il faut arrêter.',
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
    title: 'Audit',
    text: 'Vitesse, référencement, réputation, technologie : chaque point est mesuré, daté et expliqué.',
    result: 'Vos priorités, dans l’ordre',
  },
  {
    duration: 'optimisationStep',
    title: 'Optimisation',
    text: 'Nous corrigeons d’abord ce qui freine le plus : pages lentes, titres absents, contenus qui manquent.',
    result: 'Chaque correction mesurée avant et après',
  },
  {
    duration: 'growthStep',
    title: 'Croissance',
    text: 'Les contenus et les canaux qui amènent des demandes sont développés, les autres arrêtés.',
    result: 'Vous savez d’où viennent vos demandes',
    figure: { claim: 'trafficFactor', label: 'trafic web' },
  },
];

export const RESULTS: readonly { claim: ClaimName; label: string }[] = [
  { claim: 'clients', label: 'clients' },
  { claim: 'satisfaction', label: 'satisfaction' },
  { claim: 'rating', label: 'note moyenne' },
  { claim: 'resultsDelay', label: 'durée du programme' },
];

/** What the free analysis holds. */
export const BENEFITS = [
  'La vitesse de votre site, sur téléphone et sur ordinateur',
  'Vos positions dans Google, et celles qui manquent',
  'Ce que vos avis Google inspirent',
  'Si les assistants d’intelligence artificielle vous citent',
  'Trois premières étapes, tirées de vos mesures',
] as const;

/** What the free analysis is, step by step: nothing here but what is really done. */
export const HAPPENS = [
  'Vous indiquez l’adresse de votre site et votre e-mail.',
  'La mesure commence aussitôt, et vous la suivez à l’écran. Si votre e-mail n’est pas au nom de votre site, vous le confirmez d’abord, et une personne regarde votre demande.',
  'Votre analyse s’ouvre, et son lien durable vous est envoyé par e-mail.',
] as const;

export const STRIP: readonly { claim: ClaimName; label: string }[] = [
  { claim: 'analysisTime', label: 'analyse' },
  { claim: 'reportDelay', label: 'rapport détaillé' },
  { claim: 'guaranteeTerm', label: 'garantie' },
  { claim: 'price', label: 'gratuit' },
];

export const BADGES = ['companiesAnalysed', 'since', 'aiCertified', 'swissMade'] as const satisfies readonly ClaimName[];
