/** Words of the landing page; the introduction is one of the agency's messages. */
export const LANDING_INTRO =
  'Nous avons regardé votre présence en ligne comme un client. Voici ce qui ressort, et ce que vous pouvez en faire.';

export const LANDING_STEPS = [
  { title: 'Lire votre analyse', text: 'Chaque chiffre porte sa date et l’outil qui l’a mesuré.' },
  { title: 'Répondre à sept questions', text: 'Moins d’une minute, sans inscription. Vos réponses donnent votre SmartIndex.' },
  { title: 'Décider avec un expert', text: 'Un appel gratuit, si vous le souhaitez, pour choisir par où commencer.' },
] as const;
