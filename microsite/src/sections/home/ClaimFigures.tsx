import type { ClaimName } from '../../../../backend/src/rules/claims.rules.ts';
import type { SiteWords } from '../../render/page-input.ts';

interface Props extends Pick<SiteWords, 'claims'> {
  figures: readonly { claim: ClaimName; label: string }[];
  className: string;
}

/** Figures that the agency claims; empty without claims. */
export function ClaimFigures({ figures, claims, className }: Props) {
  const given = figures.filter(({ claim }) => claims[claim]);
  if (given.length === 0) return null;
  return (
    <dl className={className}>
      {given.map(({ claim, label }) => (
        <div key={claim}>
          <dt>{label}</dt>
          <dd>{claims[claim]}</dd>
        </div>
      ))}
    </dl>
  );
}
