/** A picture of the documentation, `docs/images/NAME.png`, and the screen that it shows. */
export interface Picture {
  name: string;
  /** `:measured` and `:asked` stand for the tokens of a measured prospect and of one without a quiz, `:id` for a prospect, `:campaign` for a draft. */
  path: string;
  width?: number;
  /** Id of the part that is scrolled to the top. */
  part?: string;
}

export const PICTURES: readonly Picture[] = [
  { name: 'report', path: '/analyse/:measured' },
  { name: 'quiz', path: '/quiz/:asked', width: 768 },
  { name: 'back-office', path: '/mon-espace/prospects' },
  { name: 'dashboard', path: '/mon-espace/' },
  { name: 'prospect', path: '/mon-espace/prospects/:id/show' },
  { name: 'campaign', path: '/mon-espace/campaigns/:campaign/show' },
  { name: 'questions', path: '/mon-espace/quiz-questions' },
  { name: 'personal-data', path: '/mon-espace/personal-data' },
  { name: 'webhooks', path: '/mon-espace/webhook-endpoints' },
  { name: 'api-tokens', path: '/mon-espace/api-tokens' },
  { name: 'chat-alerts', path: '/mon-espace/settings/general', part: 'alerts.chat' },
];
