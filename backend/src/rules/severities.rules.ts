import { counted } from './figures.rules.js';
import type { Severity } from './finding.rules.js';
import type { FindingCounts } from './findings.rules.js';
import { t, wordsBy } from './language.rules.js';

type SeverityTone = 'poor' | 'fair' | 'none';

/** The words of a severity, the same for owner and staff (decision 29). */
export const SEVERITIES: Readonly<Record<Severity, { tone: SeverityTone; word: string; many: string }>> = {
  critical: wordsBy({ word: () => t`Critique`, many: () => t`Critiques` }, { tone: 'poor' }),
  warning: wordsBy({ word: () => t`Alerte`, many: () => t`Alertes` }, { tone: 'fair' }),
  notice: wordsBy({ word: () => t`Remarque`, many: () => t`Remarques` }, { tone: 'none' }),
};

/** What is counted: « 1 constat », « 7 constats ». */
export const FOUND = wordsBy({ one: () => t`constat`, many: () => t`constats` });

export const findingsCounted = (count: number): string => (count === 0 ? t`Aucun constat` : counted(count, FOUND.one, FOUND.many));

/** « 3 constats sur 7 » where a screen shows a part of the list. */
export const partOfFindings = (part: number, whole: number): string => t`${findingsCounted(part)} sur ${whole}`;

/** « 2 critiques, 1 alerte, 4 remarques », without zeros. */
export function severitiesCounted({ critical, warnings, notices }: FindingCounts): string {
  const counts: [count: number, one: string, many: string][] = [
    [critical, t`critique`, t`critiques`],
    [warnings, t`alerte`, t`alertes`],
    [notices, t`remarque`, t`remarques`],
  ];
  return counts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => counted(count, one, many))
    .join(', ');
}

/** Returns one word for a list, by its most severe finding. */
export function listVerdict({ total, critical, warnings }: FindingCounts): { tone: 'good' | 'fair' | 'poor'; word: string } {
  if (total === 0) return { tone: 'good', word: t`En ordre` };
  if (critical > 0) return { tone: 'poor', word: t`À corriger` };
  return warnings > 0 ? { tone: 'fair', word: t`À améliorer` } : { tone: 'good', word: t`Presque en ordre` };
}
