import type { NotSentYet } from '../../rules/review-state.rules.js';
import type { SuppressionReason } from '../suppressions/suppression.contract.js';
import type { LeftOutReason } from './campaign.contract.js';

/** What is known of somebody who might get a message. */
export interface Candidate {
  /** Why nobody should be sent this page yet; null when it was approved, or the agency does without. */
  notSentYet: NotSentYet | null;
  hasValidEmail: boolean;
  isAllowed: boolean;
  suppression: SuppressionReason | null;
  isBlockedClient: boolean;
  isAlreadyIn: boolean;
}

/** Why somebody gets no message, the first cause that applies; null = gets it. The review comes last: it says whom reading would help. */
export function reasonToLeaveOut(person: Candidate): LeftOutReason | null {
  if (!person.hasValidEmail) return 'invalid_address';
  if (person.isAlreadyIn) return 'already_in';
  if (person.suppression === 'bounced') return 'bounced';
  if (person.suppression) return 'suppressed';
  if (person.isBlockedClient) return 'blocked_client';
  return person.isAllowed ? person.notSentYet : 'no_permission';
}

/** French, for a member of staff who adds one person. */
export const REASON_WORDS: Record<LeftOutReason, string> = {
  draft: 'Ce prospect est encore un brouillon : relisez sa page et validez-la d’abord.',
  to_review: 'La page de ce prospect est à relire : validez-la d’abord.',
  site_unreachable: 'Le site de ce prospect était injoignable à la dernière mesure : relisez sa page et validez-la d’abord.',
  invalid_address: 'L’adresse e-mail n’est pas valable.',
  no_permission: 'Aucune permission de contact n’est enregistrée pour cette personne.',
  suppressed: 'Cette personne ne veut plus recevoir de messages.',
  bounced: 'Cette adresse n’existe pas : un message précédent est revenu.',
  blocked_client: 'Ce site est celui d’un client existant.',
  already_in: 'Cette adresse fait déjà partie de la campagne.',
  cancelled: 'La campagne a été annulée.',
  gone: 'Ce prospect a été supprimé.',
};
