import { pagePath } from '../../../backend/src/rules/routes.rules.ts';

/** What a page asks of its own address: the prospect, the site of a trial, the mark of the agency’s own trials, the hour of a call. */
export const PAGE_FIELDS = { token: 'token', site: 'site', staff: 'interne', hour: 'heure' } as const;

const ofOnePage: readonly string[] = Object.values(PAGE_FIELDS);

/** The rest of the query goes along to another page; the token stands in its path. */
export function withQuery(path: string, search: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((field) => field && !ofOnePage.includes(field.split('=')[0] ?? ''));
  return kept.length ? `${path}?${kept.join('&')}` : path;
}

/** The booking with an hour chosen. */
export const hourHref = (token: string, start: string): string =>
  `${pagePath('booking', token)}?${new URLSearchParams({ [PAGE_FIELDS.hour]: start })}`;
