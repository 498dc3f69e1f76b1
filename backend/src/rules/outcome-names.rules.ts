/** What a visit can meet (decision 30). The words of each stand in `outcomes.rules.ts`: a page that only asks for the kind carries none. */
export const OUTCOME_NAMES = [
  'ok',
  'unreachable',
  'http_error',
  'certificate_refused',
  'outdated_tls',
  'unreadable',
  'soft_404',
  'empty',
  'parked',
  'reserved',
  'suspended',
  'default_page',
  'directory',
  'fresh_cms',
  'maintenance',
  'login_wall',
  'bot_challenge',
  'consent_wall',
  'unrendered',
  'frameset',
  'other_company',
] as const;

export type OutcomeName = (typeof OUTCOME_NAMES)[number];
/** Everything but the company's own page. */
export type WrongPage = Exclude<OutcomeName, 'ok'>;

export const WRONG_PAGES = OUTCOME_NAMES.filter((name): name is WrongPage => name !== 'ok');

export const isWrongPage = (name: string | null | undefined): name is WrongPage => (WRONG_PAGES as readonly string[]).includes(name ?? '');
