import type { Statement } from '../statement.js';

/** One row of the list as a file. */
export const readCsv = (row: Record<string, string>): Statement[] => [
  { subject: 'quiz.stored', says: row['Score du quiz'] || null, where: 'CSV' },
  { subject: 'quiz.done', says: row['Quiz fait'] === 'oui', where: 'CSV' },
];
