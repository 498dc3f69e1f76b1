import { t } from '../../../backend/src/rules/language.rules.ts';

/** Words in the place of the agency's messages until they are known; they name no score and no company. */
export const MESSAGES = {
  landing_intro: t`Nous avons regardé le site de votre entreprise comme un client. Voici ce que nous avons mesuré.`,
  quiz_intro: t`7 questions, moins d’une minute. Il n’y a pas de mauvaise réponse : choisissez la plus proche de votre réalité.`,
  score_message: t`Votre SmartIndex réunit vos réponses ; les trois volets ci-dessous montrent où agir en premier.`,
  plan_message: t`Parlons de ces points de vive voix : un appel suffit pour choisir par où commencer. Il est gratuit et ne vous engage à rien.`,
  merci_message: t`Merci de votre confiance. Nous vous répondons dès que possible.`,
  low_score_message: '',
  high_score_message: '',
} as const;

export type MessageKey = keyof typeof MESSAGES;
