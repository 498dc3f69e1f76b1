/** What is told to other tools, by the name that their receivers see. */
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
