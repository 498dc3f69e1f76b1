import { isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { loadAppSecret } from '../../common/config/app-secret.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { seal, unseal } from '../../common/encryption.js';
import { invalid, notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { environmentAccount, environmentSender } from '../../common/mail/environment-mail-account.js';
import { type MailAccount, MailAccounts } from '../../common/mail/mail-accounts.js';
import { MailOutage } from '../../common/mail/mail-failure.js';
import { MailOutages } from '../../common/mail/mail-outages.service.js';
import { RefusedHost, resolveService } from '../../providers/url-guard/guarded-host.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { ApiKey } from './api-key.entity.js';
import { type MailAccountInput, type MailAccountRecord, mailAccountInput } from './mail-account.contract.js';

const SERVICE = 'smtp';
/** Where mail is handed in; a person’s form leads nowhere else. */
const SUBMISSION_PORTS = [25, 465, 587, 2525];

type Stored = Omit<MailAccountInput, 'password'>;

/**
 * The account of the mail server, with a sealed password. A stored account is used completely; without it SMTP_URL and MAIL_FROM. Only the
 * environment may use internal addresses.
 */
@Injectable()
export class StoredMailAccounts extends MailAccounts {
  private readonly secret: string;
  /** Unsealing takes some 40 ms of a core. */
  private opened: { sealed: string; password: Promise<string> } | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
    private readonly outages: MailOutages,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
    this.secret = loadAppSecret(config);
  }

  async isGiven(): Promise<boolean> {
    return this.config.smtpUrl !== undefined || (await this.database.getRepository(ApiKey).existsBy({ service: SERVICE }));
  }

  async current(): Promise<MailAccount | null> {
    const row = await this.row();
    if (!row) return environmentAccount(this.config);
    const { host, port, security, user, from, replyTo } = storedIn(row);
    const pass = await this.open(row.api_key).catch(() => {
      throw new MailOutage(UNREADABLE, 'settings', true);
    });
    const address = await this.address(host, port);
    return {
      smtp: {
        connection: {
          host: address,
          port,
          secure: security === 'tls',
          requireTLS: security === 'starttls',
          ignoreTLS: security === 'none',
          tls: { rejectUnauthorized: true, ...(!isIP(host) && { servername: host }) },
        },
        auth: user ? { user, pass, credentials: { user, pass } } : null,
      },
      from,
      replyTo,
    };
  }

  async sender(): Promise<string> {
    const row = await this.row();
    return row ? storedIn(row).from : environmentSender(this.config);
  }

  async record(): Promise<MailAccountRecord> {
    const row = await this.row();
    const environment = environmentAccount(this.config);
    const connection = environment?.smtp.connection;
    return {
      used: row ? 'stored' : environment ? 'environment' : 'none',
      stored: row && {
        ...storedIn(row),
        hasPassword: storedIn(row).user !== '',
        isReadable: await this.open(row.api_key).then(
          () => true,
          () => false,
        ),
        updated_at: row.updated_at.toISOString(),
        tested_at: row.tested_at?.toISOString() ?? null,
        test_ok: row.test_ok,
        test_outcome: row.test_outcome,
      },
      environment:
        environment && connection
          ? {
              host: connection.host,
              port: connection.port,
              security: connection.secure ? 'tls' : connection.ignoreTLS ? 'none' : 'starttls',
              user: environment.smtp.auth?.user ?? '',
              from: environment.from,
            }
          : null,
    };
  }

  async save({ password, ...account }: MailAccountInput, user: SignedInUser): Promise<MailAccountRecord> {
    const before = await this.row();
    const sealed = await this.passwordOf(account, password, before);
    const refusal = await this.address(account.host, account.port).then(
      () => null,
      (error: Error) => error,
    );
    // a server that is away for a moment may be saved, one that must not be reached may not
    if (refusal instanceof MailOutage && refusal.isLasting) throw invalid(refusal.message, { host: refusal.message });
    await this.database.transaction(async (manager) => {
      const values = { api_key: sealed, metadata: account, hint: '', tested_at: null, test_ok: null, test_outcome: null };
      await manager.upsert(ApiKey, { service: SERVICE, ...values, updated_at: this.clock.now() } as object, ['service']);
      await this.audit.record(manager, user, {
        action: 'update',
        resource: 'mail-account',
        resourceId: null,
        ...(before && { before: storedIn(before) }),
        after: { ...account, password: password === undefined ? 'unchanged' : 'replaced' },
      });
      await this.outages.tryNow(manager);
    });
    return this.record();
  }

  /** Returns to the environment. */
  async remove(user: SignedInUser): Promise<MailAccountRecord> {
    await this.database.transaction(async (manager) => {
      const { affected } = await manager.delete(ApiKey, { service: SERVICE });
      if (!affected) throw notFound('Aucun serveur d’envoi n’est enregistré ici.');
      await this.audit.record(manager, user, { action: 'delete', resource: 'mail-account', resourceId: null });
      await this.outages.tryNow(manager);
    });
    return this.record();
  }

  /** Stores the outcome of a test. */
  async noteTrial(ok: boolean, outcome: string): Promise<void> {
    const values = { tested_at: this.clock.now(), test_ok: ok, test_outcome: outcome, updated_at: () => 'updated_at' };
    await this.database.getRepository(ApiKey).update({ service: SERVICE }, values as object);
  }

  /** A stored password is used only with the server and account it was entered for. */
  private async passwordOf(account: Stored, password: string | undefined, before: ApiKey | null): Promise<string> {
    if (!account.user) return seal('', this.secret);
    const isOwn = account.host === 'localhost' || /^127\.|^::1$/.test(account.host);
    if (account.security === 'none' && !isOwn) throw invalid(PLAIN, { security: PLAIN });
    if (password) return seal(password, this.secret);
    const current = before && storedIn(before);
    const isSame = current && (['host', 'port', 'security', 'user'] as const).every((field) => current[field] === account[field]);
    const isReadable = before !== null && (await this.open(before.api_key).then(Boolean, () => false));
    if (isSame && isReadable) return before.api_key;
    throw invalid(AGAIN, { password: AGAIN });
  }

  private async address(host: string, port: number): Promise<string> {
    try {
      return await resolveService(host, port, SUBMISSION_PORTS, this.config.scanAllowHosts);
    } catch (error) {
      if (!(error instanceof RefusedHost)) throw error;
      if (error.why === 'not_found') throw new MailOutage('Le nom du serveur d’envoi n’est pas connu.', 'connection', false);
      throw new MailOutage(error.why === 'blocked_port' ? PORTS : INTERNAL, 'settings', true);
    }
  }

  private open(sealed: string): Promise<string> {
    if (this.opened?.sealed !== sealed) this.opened = { sealed, password: unseal(sealed, this.secret) };
    return this.opened.password;
  }

  private row(): Promise<ApiKey | null> {
    return this.database.getRepository(ApiKey).createQueryBuilder('key').addSelect('key.api_key').where({ service: SERVICE }).getOne();
  }
}

const storedIn = ({ metadata }: ApiKey): Stored => mailAccountInput.omit({ password: true }).parse(metadata);

const PLAIN = 'Un mot de passe ne voyage que chiffré\u202f: choisissez TLS ou STARTTLS.';
const AGAIN = 'Saisissez le mot de passe\u202f: il n’est gardé que pour le même serveur et le même compte.';
const INTERNAL = 'Cette adresse est interne\u202f: seule SMTP_URL peut y mener.';
const PORTS = `Les serveurs d’envoi écoutent sur les ports ${SUBMISSION_PORTS.join(', ')}.`;
const UNREADABLE =
  'Le mot de passe du serveur d’envoi est illisible (APP_SECRET a changé). Saisissez-le de nouveau dans Paramètres, E-mail.';
