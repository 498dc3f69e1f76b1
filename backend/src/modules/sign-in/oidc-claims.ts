import type { OidcSettings } from '../../common/config/oidc.js';
import { isEmail, normaliseEmail } from '../../common/is-email.js';
import type { Role } from '../../rules/access.rules.js';

/** What an ID token says about a person. */
export interface OidcPerson {
  issuer: string;
  subject: string;
  name: string;
  /** Of which the provider says that it belongs to the person; null otherwise. */
  email: string | null;
  /** By the claim; null when no value of it is known; undefined when roles are set here. */
  role: Role | null | undefined;
}

type Claims = Readonly<Record<string, unknown>>;

/** Returns the person of a verified ID token. */
export function personOf(claims: Claims & { iss: string; sub: string }, settings: OidcSettings): OidcPerson {
  const name = typeof claims.name === 'string' ? claims.name.trim().slice(0, 200) : '';
  return { issuer: claims.iss, subject: claims.sub, name, email: verifiedEmail(claims), role: roleIn(claims, settings) };
}

/**
 * Google says `email_verified` of every address that once received its code; it answers for the owner of today only at Gmail and in its
 * Workspace (`hd`). Microsoft has no `email_verified`: there the optional claim `xms_edov` says that the domain’s owner is known.
 */
function verifiedEmail({ iss, email, email_verified, xms_edov, hd }: Claims): string | null {
  if (typeof email !== 'string') return null;
  const address = normaliseEmail(email);
  if (!isEmail(address)) return null;
  const host = URL.parse(String(iss))?.hostname;
  if (host === 'login.microsoftonline.com') return [true, 1, '1', 'true'].some((value) => value === xms_edov) ? address : null;
  if (email_verified !== true) return null;
  const isOfGoogle = typeof hd === 'string' || address.endsWith('@gmail.com');
  return host === 'accounts.google.com' && !isOfGoogle ? null : address;
}

/** The highest role of the values. */
function roleIn(claims: Claims, { roleClaim, roleValues }: OidcSettings): Role | null | undefined {
  if (roleClaim === undefined) return undefined;
  const claim = Object.hasOwn(claims, roleClaim) ? claims[roleClaim] : [];
  const values: unknown[] = Array.isArray(claim) ? claim : [claim];
  const roles = ['admin', 'staff', 'viewer'] as const;
  return roles.find((role) => roleValues[role].some((value) => values.includes(value))) ?? null;
}
