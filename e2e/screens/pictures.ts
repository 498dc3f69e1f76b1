/** A picture of the documentation, `docs/images/NAME.png`, and the screen that it shows. */
export interface Picture {
  name: string;
  /** `:id` and `:token` stand for the prospect with the highest score, `:campaign` for a draft campaign. */
  path: string;
  width?: number;
}

export const PICTURES: readonly Picture[] = [
  { name: 'report', path: '/analyse/:token' },
  { name: 'quiz', path: '/quiz/:token', width: 768 },
  { name: 'back-office', path: '/mon-espace/prospects' },
  { name: 'dashboard', path: '/mon-espace/' },
  { name: 'prospect', path: '/mon-espace/prospects/:id/show' },
  { name: 'campaign', path: '/mon-espace/campaigns/:campaign/show' },
  { name: 'questions', path: '/mon-espace/quiz-questions' },
  { name: 'personal-data', path: '/mon-espace/personal-data' },
];
