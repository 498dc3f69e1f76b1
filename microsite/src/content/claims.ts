import type { ClaimName } from '../../../backend/src/rules/claims.rules.ts';
import { t } from '../../../backend/src/rules/language.rules.ts';

/** What the agency says of itself on a prospect’s page, in figures. */
export const SOCIAL_FIGURES: readonly { claim: ClaimName; label: string }[] = [
  { claim: 'clients', label: t`clients accompagnés` },
  { claim: 'satisfaction', label: t`de clients satisfaits` },
  { claim: 'rating', label: t`note donnée par les clients` },
];
