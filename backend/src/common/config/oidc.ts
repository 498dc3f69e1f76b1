import type { Role } from '../../rules/access.rules.js';
import { InvalidEnvironment } from './secret-files.js';

/** OpenID Connect provider that staff signs in with. */
export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** Never logged. */
  readonly clientSecret: string;
  /** On the button. */
  readonly name: string;
  /** Claim that holds roles or groups; undefined = administrators set roles in the back-office. */
  readonly roleClaim: string | undefined;
  readonly roleValues: Readonly<Record<Role, readonly string[]>>;
}

interface OidcValues {
  readonly OIDC_ISSUER?: string | undefined;
  readonly OIDC_CLIENT_ID?: string | undefined;
  readonly OIDC_CLIENT_SECRET?: string | undefined;
  readonly OIDC_NAME?: string | undefined;
  readonly OIDC_ROLE_CLAIM?: string | undefined;
  readonly OIDC_ADMIN_VALUES: readonly string[];
  readonly OIDC_STAFF_VALUES: readonly string[];
  readonly OIDC_VIEWER_VALUES: readonly string[];
}

/** Hosts on which tests and local providers speak plain HTTP. */
const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);
const NAMES: Readonly<Record<string, string>> = { 'accounts.google.com': 'Google', 'login.microsoftonline.com': 'Microsoft' };

/** Whether an issuer may be called without TLS. */
export const isLoopbackIssuer = (issuer: string): boolean => LOOPBACK.has(new URL(issuer).hostname);

/** Returns the provider; null without one. Throws an InvalidEnvironment for variables that do not fit together. */
export function oidcIn(values: OidcValues): OidcSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  if (!issuer && !clientId && !clientSecret) return null;
  if (!issuer || !clientId || !clientSecret)
    throw unfit('OIDC_ISSUER, OIDC_CLIENT_ID et OIDC_CLIENT_SECRET vont ensemble\u202f: donnez les trois, ou aucun.');
  const url = URL.parse(issuer);
  if (!url || (url.protocol !== 'https:' && !(url.protocol === 'http:' && LOOPBACK.has(url.hostname))))
    throw unfit('OIDC_ISSUER doit commencer par https://.');
  const roleValues = { admin: values.OIDC_ADMIN_VALUES, staff: values.OIDC_STAFF_VALUES, viewer: values.OIDC_VIEWER_VALUES };
  const hasValues = Object.values(roleValues).some((list) => list.length > 0);
  if (hasValues !== (values.OIDC_ROLE_CLAIM !== undefined))
    throw unfit('OIDC_ROLE_CLAIM va avec OIDC_ADMIN_VALUES, OIDC_STAFF_VALUES ou OIDC_VIEWER_VALUES.');
  const name = values.OIDC_NAME ?? NAMES[url.hostname] ?? url.hostname;
  return { issuer, clientId, clientSecret, name, roleClaim: values.OIDC_ROLE_CLAIM, roleValues };
}

const unfit = (reason: string) => new InvalidEnvironment(`Réglage refusé\u202f:\n✖ ${reason}`);
