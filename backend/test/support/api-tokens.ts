import { randomUUID } from 'node:crypto';
import { hashSecret } from '../../src/common/tokens.js';
import { API_SCOPES, type ApiScope } from '../../src/rules/api-scopes.rules.js';
import type { Account, TestApp } from './app.js';

/** Makes a token as an administrator does. */
export async function makeApiToken(app: TestApp, scopes: readonly ApiScope[] = API_SCOPES): Promise<Account & { id: string }> {
  const { status, body } = await app.call<{ id: string; token: string }>('POST', '/api/admin/api-tokens', {
    as: app.admin,
    body: { name: 'Essai', scopes },
  });
  if (status !== 201) throw new Error(`token not made: ${JSON.stringify(body)}`);
  return { ...body, cookies: [] };
}

interface StoredToken {
  role?: 'admin' | 'staff' | 'viewer';
  scopes?: readonly ApiScope[];
  expiresAt?: Date;
  revokedAt?: Date;
  isDisabled?: boolean;
}

/** Stores a token of an account of its own, also such as no administrator could make. */
export async function storeApiToken(app: TestApp, given: StoredToken = {}): Promise<Account> {
  const { role = 'admin', scopes = API_SCOPES, expiresAt = null, revokedAt = null, isDisabled = false } = given;
  const token = `si_${(randomUUID() + randomUUID()).replaceAll('-', '').slice(0, 43)}`;
  const [user] = await app.database.query<{ id: string }[]>(
    `INSERT INTO users (email, password_hash, role, disabled_at) VALUES ($1, '-', $2, $3) RETURNING id`,
    [`${randomUUID()}@example.ch`, role, isDisabled ? new Date() : null],
  );
  await app.database.query(
    `INSERT INTO api_tokens (user_id, name, scopes, secret_hash, start, expires_at, revoked_at) VALUES ($1, 'Essai', $2, $3, 'si_test', $4, $5)`,
    [user?.id, scopes, hashSecret(token), expiresAt, revokedAt],
  );
  return { token, cookies: [] };
}
