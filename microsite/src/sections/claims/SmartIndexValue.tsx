import type { SectionProps } from '../../render/page-input.ts';

/** Words of a page that shows examples in French alone. */
export function SmartIndexValue({ words: { claims } }: SectionProps) {
  return claims.smartIndexValue ? (
    <span>
      {' '}
      Valeur <span>{claims.smartIndexValue}</span>, sans frais.
    </span>
  ) : null;
}
