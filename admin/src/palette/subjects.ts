import type { TextKey } from '../i18n/use-text';

interface Subject {
  /** Of its words, and of what people say for it besides: `app.palette.subject`. */
  label: TextKey;
  also?: TextKey;
  /** The permission that it requires. */
  resource: string;
  action: 'list' | 'create' | 'edit';
}

/** Actions on a prospect that can be started from anywhere; the fragment of the URL opens them. */
export const ABOUT_PROSPECT = [
  { id: 'book', label: 'appointments.book.open', to: '#book', resource: 'appointments', action: 'create' },
  { id: 'write', label: 'personMail.open', also: 'app.palette.also.write', to: '#write', resource: 'campaigns', action: 'create' },
  { id: 'brief', label: 'prospects.show.brief', to: 'brief', resource: 'prospects', action: 'list' },
  { id: 'reviews', label: 'app.palette.subject.reviews', to: '/company#figures-reviews', resource: 'prospects', action: 'edit' },
  { id: 'citations', label: 'app.palette.subject.citations', to: '/analyses#figures-citations', resource: 'prospects', action: 'edit' },
  { id: 'why', label: 'app.palette.subject.why', also: 'app.palette.also.why', to: '/tools#scan', resource: 'prospects', action: 'list' },
  { id: 'audit', label: 'app.palette.subject.audit', to: '/tools#audit', resource: 'prospects', action: 'list' },
  {
    id: 'erase',
    label: 'prospects.person.erase',
    also: 'app.palette.also.erase',
    to: '/tools#erase',
    resource: 'prospects',
    action: 'edit',
  },
] as const satisfies (Subject & { id: string; to: string })[];

type About = (typeof ABOUT_PROSPECT)[number];

export const pathAbout = (prospectId: string, { to }: About): string =>
  to === 'brief' ? `/prospects/${encodeURIComponent(prospectId)}/brief` : `/prospects/${encodeURIComponent(prospectId)}/show${to}`;

const filtered = (filter: object): string => `filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Screens at what is mostly looked for there. */
export const DIRECT = [
  {
    to: `/audit-requests?${filtered({ status: 'pending' })}&sort=created_at&order=ASC`,
    label: 'app.palette.subject.audits',
    also: 'app.palette.also.audits',
    resource: 'audit-requests',
    action: 'list',
  },
  { to: `/actions?${filtered({ kind: 'import' })}`, label: 'app.palette.subject.undoImport', resource: 'imports', action: 'create' },
  {
    to: `/actions?${filtered({ kind: 'scan' })}`,
    label: 'app.palette.subject.scans',
    also: 'app.palette.also.why',
    resource: 'actions',
    action: 'list',
  },
  { to: '/personal-data', label: 'app.palette.subject.person', also: 'app.palette.also.erase', resource: 'personal-data', action: 'list' },
] as const satisfies (Subject & { to: string })[];
