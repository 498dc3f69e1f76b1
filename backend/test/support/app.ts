import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { cloneDatabase, skipDailySchedules } from './database.js';
import { expectTranslated } from './translated-refusals.js';

export interface Answer<T> {
  status: number;
  body: T;
  headers: Headers;
}

export interface TestApp {
  app: NestFastifyApplication;
  url: string;
  database: DataSource;
  /** A request; a JSON body, and the account's token when `as` is given. */
  call<T = Record<string, unknown>>(
    method: string,
    path: string,
    options?: { body?: unknown; as?: Account; headers?: Record<string, string> },
  ): Promise<Answer<T>>;
  /** Signs in; a password that an administrator made is changed on the way, and known by its first form afterwards. */
  signIn(email: string, password: string): Promise<Account>;
  admin: Account;
  stop(): Promise<void>;
}

export interface Account {
  token: string;
  cookies: string[];
}

export const ADMIN = { email: 'admin@example.ch', password: 'correct-horse-battery' };

/** What `signIn` chooses in place of a password that an administrator made. */
export const ownPassword = (made: string): string => `${made} à moi seul`;

/** For tests whose days go by in a moment: no session of now ends by them. */
export const keepSessions = (database: DataSource) => database.query(`UPDATE sessions SET expires_at = '2100-01-01'`);

/** The whole application on a free port, with a database of its own and one administrator. */
export async function startApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const databaseUrl = environment.DATABASE_URL ?? (await cloneDatabase());
  if (environment.ROLE && environment.ROLE !== 'web') await skipDailySchedules(databaseUrl);
  Object.assign(process.env, {
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: '',
    // each new one costs the database as much as fifty questions
    DATABASE_CONNECTIONS: '6',
    // a test reads what it has just written by SQL
    CACHE_MAX_AGE_MS: '1',
    DATA_DIR: join(process.env.TEST_FOLDER ?? '', 'data'),
    NODE_ENV: 'test',
    ROLE: 'web',
    LOG_LEVEL: 'silent',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...environment,
  });
  const { createApp } = await import('../../src/create-app.js');
  const { FirstAdmin } = await import('../../src/modules/auth/first-admin.service.js');
  const app = await createApp(environment.TRUST_PROXY ? Number(environment.TRUST_PROXY) : false);
  await app.listen(0, '127.0.0.1');
  await app.get(FirstAdmin).ensure();
  const url = await app.getUrl();

  const call: TestApp['call'] = async (method, path, { body, as, headers = {} } = {}) => {
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(as && { authorization: `Bearer ${as.token}`, cookie: as.cookies.join('; ') }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer = isJson(response) ? JSON.parse(text) : text;
    await expectTranslated(path, response, answer);
    return { status: response.status, body: answer as never, headers: response.headers };
  };
  /** Passwords chosen at the first sign-in, by those that an administrator made. */
  const chosen = new Map<string, string>();
  const signIn = async (email: string, made: string): Promise<Account> => {
    const password = chosen.get(made) ?? made;
    const { status, body, headers } = await call<{ accessToken: string; pending: string | null }>('POST', '/api/auth/login', {
      body: { email, password },
    });
    if (status !== 200) throw new Error(`sign-in failed: ${JSON.stringify(body)}`);
    const account = { token: body.accessToken, cookies: headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '') };
    if (body.pending === 'password') {
      const next = ownPassword(made);
      const change = await call('PUT', '/api/auth/password', { as: account, body: { current: made, next } });
      if (change.status !== 204) throw new Error(`password not changed: ${JSON.stringify(change.body)}`);
      chosen.set(made, next);
    }
    return account;
  };
  const admin = await signIn(ADMIN.email, ADMIN.password);
  return { app, url, database: app.get(DataSource), call, signIn, admin, stop: () => app.close() };
}

const isJson = (response: Response) => /json/.test(response.headers.get('content-type') ?? '');
