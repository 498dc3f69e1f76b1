import { pagePath } from '../../../backend/src/rules/routes.rules.ts';

/** Query parameters of the pages: prospect, site of a trial, the agency’s own trials, time of a call. */
export const PAGE_FIELDS = { token: 'token', site: 'site', staff: 'interne', hour: 'heure' } as const;

/** Adds the other query parameters to the path of another page; the token is in that path. */
export function withQuery(path: string, search: string): string {
  const query = new URLSearchParams(search);
  for (const field of Object.values(PAGE_FIELDS)) query.delete(field);
  const others = query.toString();
  return others ? `${path}?${others}` : path;
}

/** The booking page with a chosen time. */
export const hourHref = (token: string, start: string): string =>
  `${pagePath('booking', token)}?${new URLSearchParams({ [PAGE_FIELDS.hour]: start })}`;
