import { POSITION_UP_TO } from '../../../../backend/src/rules/bands.rules.ts';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { isLocalSearch } from '../../../../backend/src/rules/local-search.rules.ts';
import type { PublicReport } from '../api.ts';
import { integer, pluralForm } from '../format.ts';
import { sourceLine } from './shown.ts';

/** A result of the search, or the end of the first page; `gap`: percent of the drawing above it. */
interface Result {
  key: string;
  place: string;
  label: string;
  kind: 'own' | 'other' | 'limit';
  gap: number;
}

interface Found {
  position: number;
  label: string;
  kind: Result['kind'];
}

/**
 * One search for the trade in the town, with the results whose positions were measured, at their true distances. Null without a live
 * position: neither an example nor an estimate is drawn (decision 43).
 */
export function localSearchView(report: PublicReport) {
  const { keywords, city, example, demo } = report;
  if (keywords.state !== 'measured' || example || demo) return null;
  const [search] = keywords.items
    .flatMap(({ keyword, position, volume, branded }) =>
      position && position > 0 && !branded && isLocalSearch(keyword, city) ? [{ keyword, position, volume: volume ?? 0 }] : [],
    )
    .sort(
      (one, other) =>
        rivals(report, other).length - rivals(report, one).length || other.volume - one.volume || one.position - other.position,
    );
  if (!search) return null;
  const found: Found[] = [
    { position: search.position, label: t`Vous`, kind: 'own' },
    ...rivals(report, search),
    { position: POSITION_UP_TO.first + 0.5, label: t`Fin de la première page`, kind: 'limit' },
  ];
  return {
    title: t`«\u202f${search.keyword}\u202f» dans Google Suisse`,
    sentence: sentence(search.position),
    results: drawn(found),
    source: sourceLine(keywords, t`Google Suisse`),
  };
}

/** Competitors that the same measurement found for this search, beside the same position of the prospect. */
const rivals = ({ neighbours }: PublicReport, own: { keyword: string; position: number }): Found[] =>
  (neighbours?.others ?? []).flatMap(({ name, search }) =>
    search?.keyword === own.keyword && search.yours === own.position
      ? [{ position: search.theirs, label: name, kind: 'other' as const }]
      : [],
  );

/** In the order of the results; the distance between two is that of their positions. */
function drawn(found: readonly Found[]): Result[] {
  const sorted = [...found].sort(
    (one, other) => one.position - other.position || Number(other.kind === 'own') - Number(one.kind === 'own'),
  );
  const last = sorted.at(-1)?.position ?? 1;
  return sorted.map(({ position, label, kind }, index) => ({
    ...{ key: `${kind}-${label}`, label, kind },
    place: kind === 'limit' ? '' : position === 1 ? t.as('position')`1re` : t.as('position')`${integer(position)}e`,
    gap: Math.round((1000 * (position - (sorted[index - 1]?.position ?? 0))) / last) / 10,
  }));
}

function sentence(position: number): string {
  const beyond = position - POSITION_UP_TO.first;
  if (beyond <= 0) return t`Vous êtes sur la première page de cette recherche.`;
  return t`Vous êtes ${integer(beyond)} ${pluralForm(beyond, t`place`, t`places`)} après la première page de cette recherche.`;
}
