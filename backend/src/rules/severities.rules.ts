import { counted } from './figures.rules.js';
import type { Severity } from './finding.rules.js';
import type { FindingCounts } from './findings.rules.js';

type SeverityTone = 'poor' | 'fair' | 'none';

/** The words of a severity, the same for owner and staff (decision 29). */
export const SEVERITIES: Readonly<Record<Severity, { tone: SeverityTone; word: string; many: string }>> = {
  critical: { tone: 'poor', word: 'Critique', many: 'Critiques' },
  warning: { tone: 'fair', word: 'Alerte', many: 'Alertes' },
  notice: { tone: 'none', word: 'Remarque', many: 'Remarques' },
};

/** What is counted: « 1 constat », « 7 constats ». */
export const FOUND = { one: 'constat', many: 'constats' } as const;

export const findingsCounted = (count: number): string => (count === 0 ? 'Aucun constat' : counted(count, FOUND.one, FOUND.many));

/** « 3 constats sur 7 » where a screen shows a part of the list. */
export const partOfFindings = (part: number, whole: number): string => `${findingsCounted(part)} sur ${whole}`;

/** « 2 critiques, 1 alerte, 4 remarques »; what is not there is not said. */
export function severitiesCounted({ critical, warnings, notices }: FindingCounts): string {
  const counts: [Severity, number][] = [
    ['critical', critical],
    ['warning', warnings],
    ['notice', notices],
  ];
  return counts
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => counted(count, SEVERITIES[severity].word.toLowerCase(), SEVERITIES[severity].many.toLowerCase()))
    .join(', ');
}

/** One word for a whole list, by its gravest finding. */
export function listVerdict({ total, critical, warnings }: FindingCounts): { tone: 'good' | 'fair' | 'poor'; word: string } {
  if (total === 0) return { tone: 'good', word: 'En ordre' };
  if (critical > 0) return { tone: 'poor', word: 'À corriger' };
  return warnings > 0 ? { tone: 'fair', word: 'À améliorer' } : { tone: 'good', word: 'Presque en ordre' };
}
