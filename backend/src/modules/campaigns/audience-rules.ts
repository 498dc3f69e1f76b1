import type { NotSentYet } from '../../rules/review-state.rules.js';
import type { SuppressionReason } from '../suppressions/suppression.contract.js';
import type { LeftOutReason } from './campaign.contract.js';

/** What the rules know of a possible recipient. */
export interface Candidate {
  /** Why the page may not be sent yet; null when it was approved or the agency does not require it. */
  notSentYet: NotSentYet | null;
  hasValidEmail: boolean;
  isAllowed: boolean;
  suppression: SuppressionReason | null;
  isBlockedClient: boolean;
  isAlreadyIn: boolean;
}

/**
 * Returns the first reason why a person gets no message; null = gets it. The review is checked last, so it names only people whom an
 * approval would help.
 */
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
