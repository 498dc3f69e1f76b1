import type { QueryRunner } from 'typeorm';

interface Text {
  key: string;
  title: string;
  type: 'input' | 'textarea';
  content: string;
  description: string;
  /** Shown only below or above a score. */
  condition?: ['score_below' | 'score_above', number];
}

/** The seven texts every installation starts with (specification 3, section 3). Staff may edit them. */
const TEXTS: readonly Text[] = [
  {
    key: 'landing_intro',
    title: 'Introduction de la page d’accueil personnelle',
    type: 'textarea',
    content: 'Nous avons regardé le site de {company} comme un client. Voici ce que nous avons mesuré.',
    description: 'En tête de la page d’accueil personnelle.',
  },
  {
    key: 'quiz_intro',
    title: 'Introduction du questionnaire',
    type: 'textarea',
    content:
      'Pour {company}\u202f: 7 questions, moins d’une minute. Il n’y a pas de mauvaise réponse\u202f: choisissez la plus proche de votre réalité.',
    description: 'Sous la première question.',
  },
  {
    key: 'score_message',
    title: 'Message du score',
    type: 'textarea',
    content:
      'Votre SmartIndex est de {score} sur 100. Il réunit vos réponses\u202f; les trois volets ci-dessous montrent où agir en premier.',
    description: 'Sur la page du score, une fois le questionnaire terminé.',
  },
  {
    key: 'plan_message',
    title: 'Message du plan d’action',
    type: 'textarea',
    content:
      'Parlons de ces points de vive voix\u202f: un appel suffit pour choisir par où commencer. Il est gratuit et ne vous engage à rien.',
    description: 'Sur le plan d’action, avant la prise de rendez-vous.',
  },
  {
    key: 'merci_message',
    title: 'Message de remerciement',
    type: 'textarea',
    content: 'Merci de votre confiance. Nous vous répondons dès que possible.',
    description: 'Sur la page de remerciement.',
  },
  {
    key: 'low_score_message',
    title: 'Message pour un score faible',
    type: 'textarea',
    content: 'Un score de {score} laisse beaucoup à gagner\u202f: les premières corrections sont souvent les plus simples.',
    description: 'Sur la page du score, quand il est inférieur à 50.',
    condition: ['score_below', 50],
  },
  {
    key: 'high_score_message',
    title: 'Message pour un score élevé',
    type: 'textarea',
    content:
      'Avec {score} points, {company} a déjà de bonnes bases. Il s’agit maintenant de garder cette avance et de la faire connaître à ceux qui vous cherchent.',
    description: 'Sur la page du score, quand il dépasse 70.',
    condition: ['score_above', 70],
  },
];

export async function insertTexts(runner: QueryRunner): Promise<void> {
  for (const { key, title, type, content, description, condition } of TEXTS)
    await runner.query(
      `INSERT INTO messages (key, title, type, content, default_content, description, category, condition, condition_value)
       VALUES ($1, $2, $3, $4, $4, $5, $6, $7, $8)`,
      [key, title, type, content, description, condition ? 'conditional' : 'global', condition?.[0] ?? null, condition?.[1] ?? null],
    );
}
