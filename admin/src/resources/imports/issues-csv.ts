import type { LineIssue } from '../../api/types';
import { csvOf } from '../../format/csv';

/** The lines of a file that were not taken, as a file to be corrected. */
export const issuesCsv = (columns: string[], issues: LineIssue[]): string =>
  csvOf([columns, ...issues.map(({ line, value, reason }) => [String(line), value, reason])]);
