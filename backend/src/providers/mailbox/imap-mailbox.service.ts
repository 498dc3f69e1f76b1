import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import type { ImapFlow } from 'imapflow';
import { UserFacingError } from '../../common/user-facing-error.js';

export interface MailboxAccount {
  /** Already resolved; the name that the certificate has to be made out to beside it. */
  address: string;
  host: string;
  port: number;
  security: 'tls' | 'starttls' | 'none';
  user: string;
  password: string;
}

/** Position in the mailbox; UIDVALIDITY changes when the server renumbers. */
export interface ReadUpTo {
  uidValidity: string;
  lastUid: number;
}

/** The mailbox cannot be read; the message is French and for staff. */
export class MailboxError extends UserFacingError {
  override name = 'MailboxError';
}

const FOLDER = 'INBOX';
/** Bytes read per message: a report is at its beginning, the returned e-mail may be long. */
const MAX_BYTES = 300_000;
const AT_ONCE = 200;
const PATIENCE_MS = 20_000;

/** Reads a mailbox by IMAP. It deletes and moves nothing; only what was understood is marked as seen. */
@Injectable()
export class ImapMailbox {
  /** How many messages lie in the folder. */
  count(account: MailboxAccount): Promise<number> {
    return this.open(account, async (client) => (client.mailbox ? client.mailbox.exists : 0));
  }

  /** Passes new messages to `take`, oldest first; `passed` is called after each. */
  async read(
    account: MailboxAccount,
    from: ReadUpTo | null,
    since: Date,
    take: (source: Buffer) => Promise<boolean>,
    passed: (upTo: ReadUpTo) => void,
  ): Promise<void> {
    await this.open(account, async (client) => {
      if (!client.mailbox) return;
      const uidValidity = String(client.mailbox.uidValidity);
      const first = from?.uidValidity === uidValidity ? from.lastUid + 1 : null;
      const found = (await client.search(first === null ? { since } : { uid: `${first}:*` }, { uid: true })) || [];
      // « n:* » always answers the last message, however old
      const fresh = found.filter((uid) => uid >= (first ?? 0)).sort((a, b) => a - b);
      for (const uid of fresh.slice(0, AT_ONCE)) {
        const message = await client.fetchOne(String(uid), { source: { start: 0, maxLength: MAX_BYTES } }, { uid: true });
        const source = message ? message.source : undefined;
        if (source && (await take(source))) await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
        passed({ uidValidity, lastUid: uid });
      }
    });
  }

  private async open<T>(account: MailboxAccount, work: (client: ImapFlow) => Promise<T>): Promise<T> {
    // imported only where a mailbox is read
    const imap = await import('imapflow');
    const client = new imap.ImapFlow({
      host: account.address,
      port: account.port,
      secure: account.security === 'tls',
      doSTARTTLS: account.security === 'starttls',
      ...(!isIP(account.host) && { servername: account.host }),
      auth: { user: account.user, pass: account.password },
      tls: { rejectUnauthorized: true },
      logger: false,
      disableAutoIdle: true,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
    });
    client.on('error', () => undefined); // reported by the pending command
    try {
      await client.connect();
      await client.mailboxOpen(FOLDER);
      const result = await work(client);
      await client.logout().catch(() => undefined);
      return result;
    } catch (error) {
      throw mailboxErrorOf(error as ImapError);
    } finally {
      client.close();
    }
  }
}

type ImapError = Error & { code?: string; authenticationFailed?: boolean; responseStatus?: string };

/** Faults of connection and account in words; every other one is ours. */
function mailboxErrorOf(error: ImapError): Error {
  const { code = '', message } = error;
  const text = `${code} ${message}`;
  if (error.authenticationFailed) return new MailboxError('Le serveur refuse l’identifiant ou le mot de passe de la boîte.');
  if (/ENOTFOUND|EAI_AGAIN/.test(text)) return new MailboxError('Le nom du serveur de la boîte n’est pas connu.');
  if (/ECONNREFUSED/.test(text)) return new MailboxError('Le serveur de la boîte refuse la connexion.');
  if (/CERT|SELF_SIGNED|ALTNAME|certificate/i.test(text))
    return new MailboxError('Le certificat du serveur de la boîte n’est pas valable.');
  if (/SSL|TLS|EPROTO/i.test(text))
    return new MailboxError('La connexion chiffrée à la boîte n’aboutit pas\u202f: vérifiez le port et le chiffrement.');
  if (/TIMEOUT|timed? ?out/i.test(text)) return new MailboxError('Le serveur de la boîte n’a pas répondu à temps.');
  if (/NoConnection|ECONNRESET|EPIPE|closed|ClosedAfter|EConnectionClosed|Unexpected close/i.test(text))
    return new MailboxError('Le serveur de la boîte a coupé la connexion.');
  if (error.responseStatus) return new MailboxError('Le serveur de la boîte a refusé la lecture.');
  return error;
}
