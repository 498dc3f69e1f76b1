import type { PartProps } from '../../render/page-input.ts';

/** Words of a page that shows examples in French alone. */
export function SmartIndexValue({ words: { claims } }: PartProps) {
  return claims.smartIndexValue ? (
    <span>
      {' '}
      Valeur <span>{claims.smartIndexValue}</span>, sans frais.
    </span>
  ) : null;
}
