/** Events that other tools can receive, by the names that their receivers see. */
export const WEBHOOK_EVENTS = [
  'prospect.created',
  'prospect.updated',
  'prospect.deleted',
  'trial.created',
  'trial.verified',
  'trial.measured',
  'trial.failed',
  'quiz.completed',
  'score.updated',
  'audit.requested',
  'audit.sent',
  'appointment.booked',
  'appointment.moved',
  'appointment.cancelled',
  'message.received',
  'referral.created',
  'campaign.replied',
] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Columns of a prospect that webhooks carry beside its id, in this order. A change of one of them is `prospect.updated`. */
export const PUBLISHED_FIELDS = [
  'prenom',
  'nom',
  'email',
  'telephone',
  'business_name',
  'site_url',
  'status',
  'score',
  'self_serve_score',
  'self_serve_measured',
  'page_vue',
  'quiz_fait',
  'rdv_pris',
  'created_at',
] as const;
