import type { Judged } from '../../../../backend/src/rules/bands.rules.ts';
import { changeBand, hasEnoughSites, percentileBand } from '../../../../backend/src/rules/comparisons.rules.ts';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { byOtherTool } from '../../../../backend/src/rules/provenance.rules.ts';
import type { PublicReport } from '../api.ts';
import { day, integer, percent } from '../format.ts';

export interface Comparison {
  label: string;
  value: string;
  tone: Judged['tone'];
  word: string;
}

/** The site compared with its earlier measurement and with the other measured sites; unknown comparisons are left out. */
export function comparisonsOf({ changes, percentile }: PublicReport): Comparison[] {
  const lines: Comparison[] = [];
  const performance = changes?.performance;
  if (performance) lines.push(changeLine(performance));
  if (changes?.other_tool) lines.push(otherToolLine(changes.other_tool));
  if (percentile && hasEnoughSites(percentile.n)) lines.push(percentileLine(percentile));
  return lines;
}

function changeLine({ from, to, since }: { from: number; to: number; since: string }): Comparison {
  const difference = Math.round(to) - Math.round(from);
  const sign = difference > 0 ? '+' : '';
  const change = difference === 0 ? '±0' : sign + integer(difference);
  return {
    label: t`Depuis votre dernière analyse`,
    value: t`${change} : de ${integer(from)} à ${integer(to)} depuis le ${day(since)}`,
    ...changeBand(difference),
  };
}

/** Figures of two tools cannot be compared. */
function otherToolLine({ before, now, since }: { before: string; now: string; since: string }): Comparison {
  return {
    label: t`Depuis votre dernière analyse`,
    value: t`le ${day(since)} ${before}, depuis ${now} : pas de comparaison`,
    tone: 'none',
    word: byOtherTool(),
  };
}

function percentileLine({ value, n, scope }: NonNullable<PublicReport['percentile']>): Comparison {
  const label = scope === 'peers' ? t`Parmi les sites de votre branche et de votre ville` : t`Parmi les sites que nous mesurons`;
  return { label, value: t`plus rapide que ${percent(value)} de ${integer(n)} sites`, ...percentileBand(value) };
}
