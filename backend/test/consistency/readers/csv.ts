import type { Statement } from '../statement.js';

/** One row of the list as a file. */
export const readCsv = (row: Record<string, string>): Statement[] => [
  { subject: 'quiz.stored', says: row['Score du quiz'] || null, where: 'CSV' },
  ...(row['Mesures de l’essai']
    ? [
        { subject: 'trial', says: row['Note de votre site'] || null, where: 'CSV' },
        { subject: 'trial.measured', says: row['Mesures de l’essai'].replace(/\s*mesures?/, ''), where: 'CSV' },
      ]
    : []),
  { subject: 'quiz.done', says: row['Quiz fait'] === 'oui', where: 'CSV' },
];
