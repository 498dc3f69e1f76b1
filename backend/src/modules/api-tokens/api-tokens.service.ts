import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { invalid, notFound } from '../../common/errors.js';
import type { Role, SignedInUser } from '../../common/http/access.js';
import { hashSecret, newSecret } from '../../common/tokens.js';
import { API_TOKEN_PREFIX, type ApiScope } from '../../rules/api-scopes.rules.js';
import { AuditLog } from '../auth/audit-log.service.js';
import type { ApiTokenCreate } from './api-token.contract.js';
import { ApiToken } from './api-token.entity.js';
import { UNKNOWN_TOKEN } from './api-tokens.queries.js';

const RESOURCE = 'api-tokens';
/** Characters of a token that lists show. */
const START = API_TOKEN_PREFIX.length + 4;
/** `last_used_at` is written at most once in this time. */
const USE_SECONDS = 60;
/** Case matters: base64url. The scheme of the header has none (RFC 9110). */
const BEARER = new RegExp(`^[Bb][Ee][Aa][Rr][Ee][Rr] (${API_TOKEN_PREFIX}[\\w-]{43})$`);

/** SQL: read with every request, so that revoking a token or closing its account ends it at once. */
const IN_USE = `SELECT t.id AS token_id, t.name AS token_name, t.scopes, u.id, u.email, u.name, u.role,
    (t.last_used_at IS NULL OR t.last_used_at < $2::timestamptz - make_interval(secs => ${USE_SECONDS})) AS stale
  FROM api_tokens t JOIN users u ON u.id = t.user_id
 WHERE t.secret_hash = $1 AND t.revoked_at IS NULL AND (t.expires_at IS NULL OR t.expires_at > $2) AND u.disabled_at IS NULL`;

interface TokenInUse {
  token_id: string;
  token_name: string;
  scopes: ApiScope[];
  id: string;
  email: string;
  name: string;
  role: Role;
  stale: boolean;
}

/** Makes, checks and revokes tokens of the public API. */
@Injectable()
export class ApiTokens {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Returns the token, which is not stored, and its id. */
  async create({ name, scopes, expiresAt }: ApiTokenCreate, user: SignedInUser): Promise<{ id: string; token: string }> {
    const expires_at = expiresAt ? new Date(expiresAt) : null;
    if (expires_at && expires_at <= this.clock.now()) throw invalid(PAST, { expiresAt: PAST });
    const token = API_TOKEN_PREFIX + newSecret().secret;
    const id = await this.database.transaction(async (manager) => {
      const made = await manager.save(ApiToken, {
        ...{ name, scopes, expires_at, user_id: user.id },
        secret_hash: hashSecret(token),
        start: token.slice(0, START),
      } as ApiToken);
      const after = { name, scopes, expires_at };
      await this.audit.record(manager, user, { action: 'create', resource: RESOURCE, resourceId: made.id, after });
      return made.id;
    });
    return { id, token };
  }

  /** Ends a token. The row stays, as the record of what had access. */
  async revoke(id: string, user: SignedInUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      const token = await manager.findOne(ApiToken, { where: { id }, lock: { mode: 'for_no_key_update' } });
      if (!token) throw notFound(UNKNOWN_TOKEN);
      if (token.revoked_at) return;
      await manager.update(ApiToken, { id }, { revoked_at: this.clock.now() });
      await this.audit.record(manager, user, { action: 'revoke', resource: RESOURCE, resourceId: id, before: { name: token.name } });
    });
  }

  /** Returns the account behind an `Authorization` header with a valid token; null otherwise. */
  async userOf(authorization: string | undefined): Promise<SignedInUser | null> {
    const token = BEARER.exec(authorization ?? '')?.[1];
    if (!token) return null;
    const now = this.clock.now();
    const [used] = await this.database.query<TokenInUse[]>(IN_USE, [hashSecret(token), now]);
    if (!used) return null;
    const { token_id, token_name, scopes, stale, ...account } = used;
    if (stale) await this.database.getRepository(ApiToken).update({ id: token_id }, { last_used_at: now });
    return { ...account, token: { id: token_id, name: token_name, scopes } };
  }
}

const PAST = 'Choisissez une date à venir.';
