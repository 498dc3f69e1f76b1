import type { SuppressionReason } from '../suppressions/suppression.contract.js';
import type { LeftOutReason } from './campaign.contract.js';

/** What is known of somebody who might get a message. */
export interface Candidate {
  hasValidEmail: boolean;
  isAllowed: boolean;
  suppression: SuppressionReason | null;
  isBlockedClient: boolean;
  isAlreadyIn: boolean;
}

/** Why somebody gets no message, the first cause that applies; null = gets it. */
export function reasonToLeaveOut(person: Candidate): LeftOutReason | null {
  if (!person.hasValidEmail) return 'invalid_address';
  if (person.isAlreadyIn) return 'already_in';
  if (person.suppression === 'bounced') return 'bounced';
  if (person.suppression) return 'suppressed';
  if (person.isBlockedClient) return 'blocked_client';
  return person.isAllowed ? null : 'no_permission';
}

/** French, for a member of staff who adds one person. */
export const REASON_WORDS: Record<LeftOutReason, string> = {
  invalid_address: 'L’adresse e-mail n’est pas valable.',
  no_permission: 'Aucune permission de contact n’est enregistrée pour cette personne.',
  suppressed: 'Cette personne ne veut plus recevoir de messages.',
  bounced: 'Cette adresse n’existe pas : un message précédent est revenu.',
  blocked_client: 'Ce site est celui d’un client existant.',
  already_in: 'Cette adresse fait déjà partie de la campagne.',
  cancelled: 'La campagne a été annulée.',
  gone: 'Ce prospect a été supprimé.',
};
