import type { QueryRunner } from 'typeorm';

interface Question {
  question: string;
  category: 'maturity' | 'acquisition' | 'innovation';
  /** Each with its points, 0–30. */
  options: [string, number][];
}

/** The seven questions every installation starts with (specification 1, sections 2.7 and 9). Staff may edit them. */
const QUESTIONS: readonly Question[] = [
  {
    question: 'Quelle part de votre chiffre d’affaires vient d’Internet\u202f?',
    category: 'maturity',
    options: [
      ['Moins de 10\u202f%', 5],
      ['De 10 à 30\u202f%', 15],
      ['De 30 à 60\u202f%', 25],
      ['Plus de 60\u202f%', 30],
    ],
  },
  {
    question: 'Quel est votre plus grand défi pour trouver de nouveaux clients\u202f?',
    category: 'acquisition',
    options: [
      ['Attirer plus de visiteurs sur le site', 25],
      ['Transformer les visiteurs en demandes concrètes', 30],
      ['Nous démarquer de la concurrence', 20],
      ['Nous n’avons pas encore de démarche en ligne', 5],
    ],
  },
  {
    question: 'Utilisez-vous l’intelligence artificielle dans votre démarche commerciale\u202f?',
    category: 'acquisition',
    options: [
      ['Oui, tous les jours', 30],
      ['Oui, de temps en temps', 20],
      ['Nous faisons des essais', 10],
      ['Non, pas du tout', 0],
    ],
  },
  {
    question: 'Comment vos équipes utilisent-elles les outils numériques\u202f?',
    category: 'maturity',
    options: [
      ['Tous les outils sont reliés entre eux', 30],
      ['Plusieurs outils, reliés en partie', 20],
      ['Quelques outils, sans lien entre eux', 10],
      ['Surtout le papier et les e-mails', 0],
    ],
  },
  {
    question: 'Comment mesurez-vous le retour de vos actions en ligne\u202f?',
    category: 'innovation',
    options: [
      ['Avec des indicateurs suivis chaque semaine', 30],
      ['Avec un bilan chaque mois', 20],
      ['De temps en temps, sans méthode', 10],
      ['Nous ne le mesurons pas', 0],
    ],
  },
  {
    question: 'Quel canal en ligne vous apporte le plus de clients\u202f?',
    category: 'acquisition',
    options: [
      ['La recherche Google', 25],
      ['La publicité en ligne', 25],
      ['Les réseaux sociaux', 20],
      ['Aucun pour le moment', 5],
    ],
  },
  {
    question: 'Quel est votre budget annuel pour Internet\u202f?',
    category: 'maturity',
    options: [
      ['Moins de 5’000 CHF', 5],
      ['De 5’000 à 20’000 CHF', 15],
      ['De 20’000 à 50’000 CHF', 25],
      ['Plus de 50’000 CHF', 30],
    ],
  },
];

export async function insertQuestions(runner: QueryRunner): Promise<void> {
  for (const [index, { question, category, options }] of QUESTIONS.entries())
    await runner.query('INSERT INTO quiz_questions (question, category, position, options, weights) VALUES ($1, $2, $3, $4, $5)', [
      question,
      category,
      index + 1,
      JSON.stringify(options.map(([text]) => text)),
      JSON.stringify(Object.fromEntries(options)),
    ]);
}
