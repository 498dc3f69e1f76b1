import { join } from 'node:path';
import { z } from 'zod';
import { isSmtpUrl } from '../mail/smtp-account.js';
import { BackupStoreFault, type BackupStorePlace, type BackupStoreValues, backupStoreIn } from './backup-store.js';
import { type OidcSettings, oidcIn } from './oidc.js';
import { InvalidEnvironment, secretIn, withPassword, withSecretFiles } from './secret-files.js';
import { flag, hostList, optionalText, proxies, proxyUrl, text, valueList } from './variable-types.js';

export { InvalidEnvironment } from './secret-files.js';

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** Every environment variable of the product. The descriptions make the table in docs/environment.md. */
export const environment = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('development')
    .describe('`production` starts only with strong secrets and an https address, and makes cookies secure'),
  HOST: text.default('127.0.0.1').describe('address to listen on'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('port to listen on; 0 takes a free one'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all').describe('which part this process plays'),
  DATABASE_URL: optionalText.describe('PostgreSQL 15 or newer; empty = embedded PostgreSQL 18 in DATA_DIR'),
  DATABASE_DIRECT_URL: optionalText.describe(
    'PostgreSQL itself where DATABASE_URL is a pooler (PgBouncer, `pool_mode = transaction`): who listens, holds locks or migrates asks it ([scale](scale.md))',
  ),
  DATABASE_PASSWORD_FILE: optionalText.describe(
    'file with the password of DATABASE_URL and DATABASE_DIRECT_URL, whatever characters it has',
  ),
  DATABASE_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(12)
    .describe('connections of a process for statements; two more listen and hold locks'),
  DATA_DIR: text.default('.data').describe('embedded database, kept secret, browser files'),
  APP_SECRET: optionalText.describe(
    'encrypts stored keys and signs sessions (32 characters or more); made and kept in DATA_DIR outside production',
  ),
  APP_SECRET_FILE: optionalText.describe('file that holds the secret instead of APP_SECRET; `rotate-secret` writes the new one there'),
  APP_SECRET_PREVIOUS: optionalText.describe('the secret before this one, for `rotate-secret` alone'),
  ADMIN_EMAIL: text.default('admin@localhost').describe('first administrator'),
  ADMIN_PASSWORD: optionalText.describe('password of the first administrator; random and printed once when empty'),
  PUBLIC_URL: optionalText.describe('origin of links in e-mails and exports; empty = http://HOST:PORT'),
  ALLOW_HTTP: flag.default(false).describe('let production start with an http address, for closed networks'),
  SCAN_ALLOW_HOSTS: hostList.default([]).describe('`host[:port]` list that the URL guard lets through, for tests and local use'),
  SCAN_ALLOW_PRIVATE: flag.default(false).describe('honour SCAN_ALLOW_HOSTS in production too'),
  SCAN_PROXY: proxyUrl.describe(
    'HTTP proxy (`http://user:password@host:port`) for visits to the websites of prospects; empty = they are visited directly, whatever HTTPS_PROXY says',
  ),
  HTTPS_PROXY: proxyUrl.describe('HTTP proxy for https calls to vendors and webhooks, as `https_proxy` too'),
  HTTP_PROXY: proxyUrl.describe('the same for http addresses'),
  NO_PROXY: text.default('').describe('hosts, with their subdomains, that are called without the proxy, separated by commas; `*` = all'),
  WEBHOOK_ALLOW_HOSTS: hostList
    .default([])
    .describe(
      'internal `host[:port]` list that webhooks, chat alerts and calendars may reach, in production too; empty = SCAN_ALLOW_HOSTS as far as it counts',
    ),
  CHROMIUM_PATH: optionalText.describe('browser for measurements; empty = the bundled one, else one found on the machine'),
  CHROMIUM_SANDBOX: z
    .enum(['required', 'preferred', 'off'])
    .optional()
    .describe(
      'sandbox of the measuring browser: `required` measures nothing without it, `preferred` and `off` say in the log that it is missing; empty = `required` in production, else `preferred`',
    ),
  DATAFORSEO_BASE_URL: text.default('https://api.dataforseo.com').describe('keywords, on-page, reviews, AI answers; an emulator in tests'),
  PAGESPEED_BASE_URL: text.default('https://pagespeedonline.googleapis.com').describe('PageSpeed Insights'),
  WHATCMS_BASE_URL: text.default('https://whatcms.org').describe('CMS detection'),
  PLACES_BASE_URL: text.default('https://places.googleapis.com').describe('Google Places (New)'),
  OPENAI_BASE_URL: text.default('https://api.openai.com/v1').describe('OpenAI-compatible chat completions, version path included'),
  TELEGRAM_BASE_URL: text.default('https://api.telegram.org').describe('alerts in Telegram; an emulator in tests'),
  EMELIA_BASE_URL: text.default('https://api.emelia.io').describe('e-mail campaigns'),
  EMELIA_DIALECT: z
    .enum(['spec', 'emelia'])
    .optional()
    .describe(
      'calls of the e-mail provider: `emelia` as its own documentation says, `spec` as our specification; empty = by EMELIA_BASE_URL',
    ),
  SMTP_URL: optionalText
    .refine((url) => url === undefined || isSmtpUrl(url), 'must be smtp://user:password@host:port or smtps://…')
    .describe(
      'mail server, `smtp://user:password@host:587` (STARTTLS) or `smtps://…:465`; a server saved in the settings takes its place; without either, e-mails stay in the outbox',
    ),
  DNS_SERVERS: hostList
    .default([])
    .describe('`ip[:port]` list of name servers asked about the sender’s domain; empty = those of the machine'),
  MAIL_FROM: optionalText.describe('sender of e-mails, `Name <address>`; empty = no-reply@ the host of PUBLIC_URL'),
  BACKUP_DIR: optionalText.describe(
    'folder for the nightly backup of the worker; empty = `backups` in DATA_DIR where a store for copies is named, else none is made',
  ),
  BACKUP_TIME: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .default('02:30')
    .describe('local time of the nightly backup'),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(14).describe('how many nightly backups stay'),
  BACKUP_RECIPIENT: optionalText.describe('public key (`age1…`, made by `backup-key`) for which backups are encrypted; empty = plain'),
  BACKUP_S3_URL: optionalText.describe(
    'S3-compatible store for a copy of each encrypted backup, `s3://key:secret@host/bucket/prefix?region=`, percent-encoded; empty = no copy, or by the variables below',
  ),
  BACKUP_S3_ENDPOINT: optionalText.describe('origin of the store, `https://host`; empty = Amazon, by the region'),
  BACKUP_S3_REGION: optionalText.describe('region of the store; empty = us-east-1, which stores without regions accept'),
  BACKUP_S3_BUCKET: optionalText.describe('bucket for the copies'),
  BACKUP_S3_PREFIX: optionalText.describe('folder in the bucket; empty = its top'),
  BACKUP_S3_ACCESS_KEY_ID: optionalText.describe('access key of the store'),
  BACKUP_S3_SECRET_ACCESS_KEY: optionalText.describe('its secret'),
  BACKUP_S3_PATH_STYLE: flag.optional().describe('address the bucket as `https://host/bucket`; empty = yes, but for Amazon'),
  TRUST_PROXY: proxies
    .default(false)
    .describe('honour X-Forwarded-For and X-Forwarded-Proto of one proxy (`on`) or of so many in a row (`2`)'),
  REQUEST_SECONDS: z.coerce
    .number()
    .min(0.1)
    .max(600)
    .default(30)
    .describe('time for the headers and the body of a request; then it is cut'),
  REQUESTS_AT_ONCE: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .default(1000)
    .describe('requests of the public that one web process works on at once; further ones are asked to come back (503, `Retry-After`)'),
  CACHE_MAX_AGE_MS: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(1000)
    .describe('age of cached pages, settings and questions of the quiz, ms; changes of other processes show no later'),
  UPLOAD_SECONDS: z.coerce.number().min(0.1).max(3600).default(300).describe('the same for uploaded files'),
  RELEASES_URL: optionalText
    .refine((url) => url === undefined || /^https?:$/.test(URL.parse(url)?.protocol ?? ''), 'must be https://…')
    .describe(
      'address that answers the latest release as GitHub, Gitea or Forgejo do (`https://api.github.com/repos/OWNER/NAME/releases/latest`); the back-office then names a newer version. Asked once a day, with nothing of this installation; empty = never',
    ),
  OIDC_ISSUER: optionalText.describe(
    'OpenID Connect provider for signing in, `https://accounts.google.com`; empty = passwords and passkeys alone ([sign-in](guides/sign-in.md))',
  ),
  OIDC_CLIENT_ID: optionalText.describe('client that the provider knows this installation by'),
  OIDC_CLIENT_SECRET: optionalText.describe('its secret'),
  OIDC_NAME: optionalText.describe(
    'name of the provider on the button « Se connecter avec … »; empty = Google, Microsoft or the host of the issuer',
  ),
  OIDC_ROLE_CLAIM: optionalText.describe(
    'claim of the ID token with the roles or groups of a person, which then decide about the role here; empty = roles are set in the back-office',
  ),
  OIDC_ADMIN_VALUES: valueList.describe('values of that claim, separated by commas, that make an administrator'),
  OIDC_STAFF_VALUES: valueList.describe('those that make a member of staff'),
  OIDC_VIEWER_VALUES: valueList.describe('those that let a person read'),
  METRICS_TOKEN: optionalText.describe('bearer token for /metrics; empty = loopback only'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info').describe('detail of the log'),
});

export type VendorName = 'dataforseo' | 'pagespeed' | 'whatcms' | 'google' | 'openai' | 'emelia';

export interface Config {
  readonly production: boolean;
  /** Makes a second connection inside a transaction fail. Set in tests, to find deadlocks. */
  readonly refuseSecondConnections: boolean;
  readonly host: string;
  readonly port: number;
  readonly role: 'all' | 'web' | 'worker';
  readonly databaseUrl: string | undefined;
  /** Address of PostgreSQL itself, when `databaseUrl` is that of a pooler without sessions. */
  readonly directDatabaseUrl: string | undefined;
  /** For everything but what has connections of its own. */
  readonly databaseConnections: number;
  readonly dataDir: string;
  readonly appSecret: string | undefined;
  readonly appSecretFile: string | undefined;
  /** Only while the secret is being changed. */
  readonly appSecretPrevious: string | undefined;
  readonly adminEmail: string;
  readonly adminPassword: string | undefined;
  /** Origin without a trailing slash. */
  readonly publicUrl: string;
  /** False when the address is only where the process listens. */
  readonly isPublicUrlGiven: boolean;
  readonly allowHttp: boolean;
  readonly scanAllowHosts: readonly string[];
  /** HTTP proxy of visits to websites. */
  readonly scanProxy: string | undefined;
  /** Internal targets of webhooks; a list of its own, else that of scans. */
  readonly webhookAllowHosts: readonly string[];
  readonly chromiumPath: string | undefined;
  readonly chromiumSandbox: 'required' | 'preferred' | 'off';
  /** Origins of the vendors' APIs, without a trailing slash. */
  readonly vendorUrls: Readonly<Record<VendorName, string>>;
  /** Origin of Telegram’s API, for alerts. */
  readonly telegramUrl: string;
  readonly emeliaDialect: 'spec' | 'emelia';
  /** Carries a password: never logged. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  /** Empty = those of the machine. */
  readonly dnsServers: readonly string[];
  /** Null when no backups are made here. */
  readonly backups: { dir: string; time: string; keep: number } | null;
  readonly backupRecipient: string | undefined;
  /** Store for the copies of backups; null without one. */
  readonly backupStore: BackupStorePlace | null;
  /** Number of proxies in front. */
  readonly trustProxy: number | false;
  /** How long a request may take to arrive. */
  readonly requestSeconds: number;
  readonly uploadSeconds: number;
  /** Of cached pages, settings and small tables. */
  readonly cacheMaxAgeMs: number;
  /** Of the public, in one web process. */
  readonly requestsAtOnce: number;
  /** Of the latest release; undefined = no one is asked. */
  readonly releasesUrl: string | undefined;
  /** Provider for signing in; null without one. */
  readonly oidc: OidcSettings | null;
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
}

/** The Nest token of {@link Config}. */
export const CONFIG = Symbol('Config');

/** Reads and checks the environment. Throws one readable error that names every wrong variable. */
export function readConfig(given: NodeJS.ProcessEnv = process.env): Config {
  const env = withSecretFiles(given);
  const known = Object.fromEntries(Object.keys(environment.shape).map((name) => [name, env[name] || undefined]));
  const parsed = environment.safeParse(known);
  if (!parsed.success) throw new InvalidEnvironment(`Réglage refusé\u202f:\n${z.prettifyError(parsed.error)}`);
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  const databasePassword = secretIn(values.DATABASE_PASSWORD_FILE);
  const backupStore = readBackupStore(values);
  const backupDir = values.BACKUP_DIR ?? (backupStore ? join(values.DATA_DIR, 'backups') : undefined);
  const scanAllowHosts = production && !values.SCAN_ALLOW_PRIVATE ? [] : values.SCAN_ALLOW_HOSTS;
  return {
    production,
    refuseSecondConnections: values.NODE_ENV === 'test',
    host: values.HOST,
    port: values.PORT,
    role: values.ROLE,
    databaseUrl: withPassword(values.DATABASE_URL, databasePassword),
    directDatabaseUrl: withPassword(values.DATABASE_DIRECT_URL ?? values.DATABASE_URL, databasePassword),
    databaseConnections: values.DATABASE_CONNECTIONS,
    dataDir: values.DATA_DIR,
    appSecret: values.APP_SECRET ?? secretIn(values.APP_SECRET_FILE),
    appSecretFile: values.APP_SECRET_FILE,
    appSecretPrevious: values.APP_SECRET_PREVIOUS,
    adminEmail: values.ADMIN_EMAIL.toLowerCase(),
    adminPassword: values.ADMIN_PASSWORD,
    publicUrl: withoutSlash(values.PUBLIC_URL ?? `http://${values.HOST}:${values.PORT}`),
    isPublicUrlGiven: values.PUBLIC_URL !== undefined,
    allowHttp: values.ALLOW_HTTP,
    scanAllowHosts,
    scanProxy: values.SCAN_PROXY,
    webhookAllowHosts: values.WEBHOOK_ALLOW_HOSTS.length > 0 ? values.WEBHOOK_ALLOW_HOSTS : scanAllowHosts,
    chromiumPath: values.CHROMIUM_PATH,
    chromiumSandbox: values.CHROMIUM_SANDBOX ?? (production ? 'required' : 'preferred'),
    vendorUrls: {
      dataforseo: withoutSlash(values.DATAFORSEO_BASE_URL),
      pagespeed: withoutSlash(values.PAGESPEED_BASE_URL),
      whatcms: withoutSlash(values.WHATCMS_BASE_URL),
      google: withoutSlash(values.PLACES_BASE_URL),
      openai: withoutSlash(values.OPENAI_BASE_URL),
      emelia: withoutSlash(values.EMELIA_BASE_URL),
    },
    telegramUrl: withoutSlash(values.TELEGRAM_BASE_URL),
    emeliaDialect: values.EMELIA_DIALECT ?? (new URL(values.EMELIA_BASE_URL).hostname === 'api.emelia.io' ? 'emelia' : 'spec'),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    dnsServers: values.DNS_SERVERS,
    backups: backupDir ? { dir: backupDir, time: values.BACKUP_TIME, keep: values.BACKUP_KEEP } : null,
    backupRecipient: values.BACKUP_RECIPIENT,
    backupStore,
    trustProxy: values.TRUST_PROXY,
    requestSeconds: values.REQUEST_SECONDS,
    uploadSeconds: values.UPLOAD_SECONDS,
    cacheMaxAgeMs: values.CACHE_MAX_AGE_MS,
    requestsAtOnce: values.REQUESTS_AT_ONCE,
    releasesUrl: values.RELEASES_URL,
    oidc: oidcIn(values),
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
  };
}

function readBackupStore(values: BackupStoreValues): BackupStorePlace | null {
  try {
    return backupStoreIn(values);
  } catch (error) {
    if (error instanceof BackupStoreFault) throw new InvalidEnvironment(`Réglage refusé\u202f:\n✖ ${error.message}`);
    throw error;
  }
}
