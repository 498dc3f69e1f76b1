import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { PublicReport } from '../api.ts';
import { day, decimal, integer, plural } from '../format.ts';

type Competitors = NonNullable<PublicReport['neighbours']>;
type Other = Competitors['others'][number];

/** One site on the common scale; `known` is 'no' when its speed was not measured. */
interface CompetitorRow {
  label: string;
  value: string;
  fill: number | null;
  known: 'no' | null;
  note: string;
}

/** The prospect and its competitors on one scale; null without competitors: no example replaces them (decision 43). */
export function competitorsView({ neighbours }: PublicReport) {
  if (!neighbours) return null;
  const { yours, others, measured_at } = neighbours;
  return {
    rows: [rowOf(t`Vous`, yours.speed, factsOf(yours)), ...others.map(otherRow)],
    source: t`Nous les avons mesurés avec le même outil que votre site, le ${day(measured_at)}. Vitesse sur téléphone, de 0 à 100.`,
  };
}

function otherRow(other: Other): CompetitorRow {
  if (other.missing) return { ...rowOf(other.name, null, []), note: other.missing };
  return rowOf(other.name, other.speed, [...factsOf(other), ...searchOf(other.search)]);
}

const rowOf = (label: string, speed: number | null, facts: readonly string[]): CompetitorRow => ({
  label,
  value: speed === null ? t`Vitesse non mesurée` : t`${integer(speed)} sur 100`,
  fill: speed,
  known: speed === null ? 'no' : null,
  note: facts.join(', '),
});

const factsOf = ({ findings, rating, reviews }: Competitors['yours']): string[] => [
  ...(findings === null ? [] : [t`${plural(findings, t`constat`, t`constats`)} sur la page d’accueil`]),
  ...(rating === null || reviews === null ? [] : [t`${decimal(rating)}/5 sur Google (${integer(reviews)} avis)`]),
];

const searchOf = (search: Other['search']): string[] =>
  search ? [t`«\u202f${search.keyword}\u202f»\u202f: ${place(search.theirs)} position sur Google, vous ${place(search.yours)}`] : [];

const place = (position: number): string => (position === 1 ? t.as('position')`1re` : t.as('position')`${integer(position)}e`);
