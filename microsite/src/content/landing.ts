import { t } from '../../../backend/src/rules/language.rules.ts';

/** Words of the landing page; the introduction is one of the agency's messages. */
export const LANDING_INTRO = t`Nous avons regardé votre présence en ligne comme un client. Voici ce qui ressort, et ce que vous pouvez en faire.`;

export const LANDING_STEPS = [
  { title: t`Lire votre analyse`, text: t`Chaque chiffre porte sa date et l’outil qui l’a mesuré.` },
  { title: t`Répondre à sept questions`, text: t`Moins d’une minute, sans inscription. Vos réponses donnent votre SmartIndex.` },
  { title: t`Décider avec un expert`, text: t`Un appel gratuit, si vous le souhaitez, pour choisir par où commencer.` },
] as const;
