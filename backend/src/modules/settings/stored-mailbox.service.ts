import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { loadAppSecret } from '../../common/config/app-secret.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { returnedRows } from '../../common/database/returned-rows.js';
import { seal, unseal } from '../../common/encryption.js';
import { invalid, notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { type MailboxAccount, MailboxError, type ReadUpTo } from '../../providers/mailbox/imap-mailbox.service.js';
import { RefusedHost, resolveService } from '../../providers/url-guard/guarded-host.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { ApiKey } from './api-key.entity.js';
import { type MailboxInput, type MailboxRecord, mailboxInput } from './mailbox.contract.js';

const SERVICE = 'imap';
const PORTS = [143, 993];

type Stored = Omit<MailboxInput, 'password'>;
interface Progress {
  readUpTo?: ReadUpTo;
  readAt?: string;
}

/** A reading that this process has claimed. `version`: of the settings that it began with. */
export interface MailboxReading {
  version: Date;
  from: ReadUpTo | null;
}

/** The mailbox for returned e-mails: its account, sealed like the mail server's, and how far it was read. */
@Injectable()
export class StoredMailbox {
  private readonly secret: string;

  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.secret = loadAppSecret(config);
  }

  async record(): Promise<MailboxRecord> {
    const row = await this.row();
    if (!row) return { stored: null };
    const { readAt } = row.metadata as Progress;
    const isReadable = await unseal(row.api_key, this.secret).then(
      () => true,
      () => false,
    );
    return {
      stored: {
        ...storedIn(row),
        isReadable,
        updated_at: row.updated_at.toISOString(),
        tested_at: row.tested_at?.toISOString() ?? null,
        test_ok: row.test_ok,
        test_outcome: row.test_outcome,
        read_at: readAt ?? null,
      },
    };
  }

  async save({ password, ...mailbox }: MailboxInput, user: SignedInUser): Promise<MailboxRecord> {
    const before = await this.row();
    const sealed = await this.passwordOf(mailbox, password, before);
    await this.address(mailbox).catch((error: unknown) => {
      if (error instanceof RefusedHost && error.why !== 'not_found') throw invalid(REFUSED[error.why], { host: REFUSED[error.why] });
    });
    const isSame = before !== null && storedIn(before).host === mailbox.host && storedIn(before).user === mailbox.user;
    const progress: Progress = isSame ? progressIn(before) : {};
    const values = { api_key: sealed, metadata: { ...mailbox, ...progress }, hint: '', tested_at: null, test_ok: null, test_outcome: null };
    await this.database.transaction(async (manager) => {
      await manager.upsert(ApiKey, { service: SERVICE, ...values, updated_at: this.clock.now() } as object, ['service']);
      await this.audit.record(manager, user, {
        action: 'update',
        resource: 'mailbox',
        resourceId: null,
        ...(before && { before: storedIn(before) }),
        after: { ...mailbox, password: password === undefined ? 'unchanged' : 'replaced' },
      });
    });
    return this.record();
  }

  async remove(user: SignedInUser): Promise<MailboxRecord> {
    await this.database.transaction(async (manager) => {
      const { affected } = await manager.delete(ApiKey, { service: SERVICE });
      if (!affected) throw notFound('Aucune boîte de retour n’est enregistrée.');
      await this.audit.record(manager, user, { action: 'delete', resource: 'mailbox', resourceId: null });
    });
    return this.record();
  }

  /** Null without a mailbox. Throws MailboxError when there is one that cannot be used. */
  async account(): Promise<MailboxAccount | null> {
    const row = await this.row();
    if (!row) return null;
    const { host, port, security, user } = storedIn(row);
    const password = await unseal(row.api_key, this.secret).catch(() => {
      throw new MailboxError('Le mot de passe de la boîte est illisible (APP_SECRET a changé). Saisissez-le de nouveau.');
    });
    const address = await this.address({ host, port }).catch((error: unknown) => {
      throw error instanceof RefusedHost ? new MailboxError(REFUSED[error.why]) : error;
    });
    return { address, host, port, security, user, password };
  }

  /** Returns the pattern of return addresses; null when bounces go to the sender. */
  async returnPattern(): Promise<string | null> {
    const row = await this.row();
    return row ? storedIn(row).returnAddress || null : null;
  }

  /** Returns until when bounces are known; null without a reading. */
  async readAt(): Promise<Date | null> {
    const { readAt } = ((await this.row())?.metadata ?? {}) as Progress;
    return readAt ? new Date(readAt) : null;
  }

  /** One process reads at a time; null when another does, or there is nothing to read. */
  async claim(seconds: number): Promise<MailboxReading | null> {
    const [row] = returnedRows(
      await this.database.query<{ metadata: Progress; updated_at: Date }[]>(
        `UPDATE api_keys SET metadata = metadata || jsonb_build_object('claimedUntil', now() + make_interval(secs => $2))
          WHERE service = $1 AND coalesce((metadata ->> 'claimedUntil')::timestamptz, '-infinity') < now() RETURNING metadata, updated_at`,
        [SERVICE, seconds],
      ),
    );
    return row ? { version: row.updated_at, from: row.metadata.readUpTo ?? null } : null;
  }

  /** Stores position and outcome of a reading, unless the settings changed meanwhile. */
  async noteReading({ version }: MailboxReading, readUpTo: ReadUpTo | null, ok: boolean, outcome: string): Promise<void> {
    const now = this.clock.now();
    const progress = { ...(readUpTo && { readUpTo }), ...(ok && { readAt: now.toISOString() }) };
    await this.database.query(
      `UPDATE api_keys SET metadata = (metadata - 'claimedUntil') || $2::jsonb, tested_at = $3, test_ok = $4, test_outcome = $5
        WHERE service = $1 AND updated_at = $6`,
      [SERVICE, JSON.stringify(progress), now, ok, outcome, version],
    );
  }

  async noteTrial(ok: boolean, outcome: string): Promise<void> {
    const values = { tested_at: this.clock.now(), test_ok: ok, test_outcome: outcome, updated_at: () => 'updated_at' };
    await this.database.getRepository(ApiKey).update({ service: SERVICE }, values as object);
  }

  /** A stored password is used only with the server and account it was entered for. */
  private async passwordOf(mailbox: Stored, password: string | undefined, before: ApiKey | null): Promise<string> {
    const isOwn = mailbox.host === 'localhost' || /^127\.|^::1$/.test(mailbox.host);
    if (mailbox.security === 'none' && !isOwn) throw invalid(PLAIN, { security: PLAIN });
    if (password) return seal(password, this.secret);
    const current = before && storedIn(before);
    const isSame = current && (['host', 'port', 'security', 'user'] as const).every((field) => current[field] === mailbox[field]);
    const isReadable = before !== null && (await unseal(before.api_key, this.secret).then(Boolean, () => false));
    if (isSame && isReadable) return before.api_key;
    throw invalid(AGAIN, { password: AGAIN });
  }

  private address({ host, port }: Pick<Stored, 'host' | 'port'>): Promise<string> {
    return resolveService(host, port, PORTS, this.config.scanAllowHosts);
  }

  private row(): Promise<ApiKey | null> {
    return this.database.getRepository(ApiKey).createQueryBuilder('key').addSelect('key.api_key').where({ service: SERVICE }).getOne();
  }
}

const storedIn = ({ metadata }: ApiKey): Stored => mailboxInput.omit({ password: true }).parse(metadata);
const progressIn = ({ metadata }: ApiKey): Progress => {
  const { readUpTo, readAt } = metadata as Progress;
  return { ...(readUpTo && { readUpTo }), ...(readAt && { readAt }) };
};

const PLAIN = 'Un mot de passe ne voyage que chiffré\u202f: choisissez TLS ou STARTTLS.';
const AGAIN = 'Saisissez le mot de passe\u202f: il n’est gardé que pour le même serveur et le même compte.';
const REFUSED: Record<RefusedHost['why'], string> = {
  blocked_address: 'Cette adresse est interne\u202f: aucune boîte n’y est lue.',
  blocked_port: `Les boîtes se lisent sur les ports ${PORTS.join(' et ')}.`,
  not_found: 'Le nom du serveur de la boîte n’est pas connu.',
};
