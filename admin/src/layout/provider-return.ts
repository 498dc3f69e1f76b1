import { redirectTarget } from './redirect-target';

/** The page first asked for, while the browser is at the provider; in this tab alone. */
const TARGET = 'smartindex.signInTarget';

/** Why a sign-in by the provider was refused, as the server says in the address of the sign-in page. */
const REFUSALS = [
  'unavailable',
  'declined',
  'expired',
  'invalid',
  'unverified',
  'unknown',
  'other_identity',
  'disabled',
  'no_role',
] as const;
type Refusal = (typeof REFUSALS)[number];

export const rememberTarget = (target: string): void => sessionStorage.setItem(TARGET, `/mon-espace${target}`);

/** Returns the page to show after the provider. */
export function rememberedTarget(): string {
  const redirect = sessionStorage.getItem(TARGET) ?? '/mon-espace/';
  sessionStorage.removeItem(TARGET);
  return redirectTarget(`?${new URLSearchParams({ redirect })}`, null, window.location.origin);
}

/** Returns what the provider’s answer came to, from the query of the sign-in page. */
export function providerReturn(search: string): { hasReturned: boolean; refusal: Refusal | null } {
  const query = new URLSearchParams(search);
  const refused = query.get('refused');
  const refusal = refused === null ? null : (REFUSALS.find((one) => one === refused) ?? 'invalid');
  return { hasReturned: query.has('returned'), refusal };
}
