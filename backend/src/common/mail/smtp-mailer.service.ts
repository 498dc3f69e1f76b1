import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { asciiHost } from '../display-host.js';
import { asciiEmail } from '../is-email.js';
import { type MailAccount, MailAccounts } from './mail-accounts.js';
import { failureOf, MailOutage, type MailPhase, MailRefused, type SmtpError } from './mail-failure.js';
import { MailOutages } from './mail-outages.service.js';
import type { MailAttachment } from './outbox.service.js';
import type { SmtpAccount } from './smtp-account.js';

export interface SmtpMessage {
  to: string;
  subject: string;
  text: string;
  html?: string | null;
  headers?: Record<string, string>;
  /** Return path for bounces; default: the sender. */
  returnTo?: string;
  attachments?: readonly MailAttachment[];
  /** Of its row: the Message-ID is the same for every attempt, so that a receiver can recognise a second copy. */
  id: string;
}

interface SendOptions {
  /** Awaited before the message itself is handed over: from here on a crash leaves open whether it was sent. */
  beforeData?: () => Promise<void>;
}

/** Message without a configured server. */
export const NO_SERVER = 'Aucun serveur d’envoi n’est réglé. Réglez-le dans Paramètres, E-mail.';

/**
 * Hands one message to the mail server. Answers 'accepted' when the server took it; throws MailOutage (nothing gets through
 * at the moment), MailRefused (never again as it is), MailDeferred (not taken, again later) or MailUnknown (the line broke while
 * the server may have taken it).
 */
@Injectable()
export class SmtpMailer {
  constructor(
    private readonly accounts: MailAccounts,
    private readonly outages: MailOutages,
  ) {}

  /** A broken account counts as configured: it fails at each message. */
  isConfigured(): Promise<boolean> {
    return this.accounts.isGiven();
  }

  /** Who sends, as in the header. */
  sender(): Promise<string> {
    return this.accounts.sender();
  }

  async send(message: SmtpMessage, { beforeData }: SendOptions = {}): Promise<'accepted'> {
    try {
      await this.handOverTo(await this.accounts.current(), message, beforeData);
    } catch (error) {
      if (error instanceof MailOutage) await this.outages.noteClosed(error);
      throw error;
    }
    await this.outages.noteOpen();
    return 'accepted';
  }

  private async handOverTo(account: MailAccount | null, message: SmtpMessage, beforeData: SendOptions['beforeData']): Promise<void> {
    if (!account) throw new MailOutage(NO_SERVER, 'settings', true);
    const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
    const composed = new MailComposer(partsOf(message, account)).compile();
    const envelope = composed.getEnvelope();
    const to = Array.isArray(envelope.to) ? envelope.to : [];
    if (!envelope.from || to.length === 0) throw new MailRefused('L’adresse n’est pas valable.');
    const raw = await composed.build();
    await handOver(account.smtp, { from: message.returnTo ? asciiEmail(message.returnTo) : envelope.from, to }, raw, beforeData);
  }
}

/** The Message-ID of a stored message, without angle brackets. */
const messageIdOf = (id: string, from: string): string => `${id}@${asciiHost(/@([^>\s]+)/.exec(from)?.[1] ?? 'localhost')}`;

function partsOf({ to, subject, text, html, headers = {}, attachments = [], id }: SmtpMessage, { from, replyTo }: MailAccount) {
  const isCalendar = ({ contentType }: MailAttachment) => contentType.startsWith('text/calendar');
  const calendar = attachments.find(isCalendar);
  return {
    from,
    to,
    subject,
    text,
    ...(html && { html }),
    // as an alternative part too: calendars show its buttons only then
    ...(calendar && {
      icalEvent: {
        method: /method=(\w+)/i.exec(calendar.contentType)?.[1] ?? 'PUBLISH',
        filename: calendar.filename,
        content: Buffer.from(calendar.content, 'base64').toString('utf8'),
      },
    }),
    attachments: attachments
      .filter((attachment) => !isCalendar(attachment))
      .map(({ filename, contentType, content }) => ({ filename, contentType, content: Buffer.from(content, 'base64') })),
    headers: { ...(replyTo && { 'Reply-To': replyTo }), ...headers },
    messageId: `<${messageIdOf(id, from)}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

async function handOver(
  account: SmtpAccount,
  envelope: { from: string; to: string[] },
  raw: Buffer,
  beforeData: SendOptions['beforeData'],
): Promise<void> {
  const { default: SMTPConnection } = await import('nodemailer/lib/smtp-connection');
  const connection = new SMTPConnection({
    ...account.connection,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 120_000,
  });
  let phase: MailPhase = 'opening';
  // read only after the server has replied 354; the final dot is sent at its end
  const body = Readable.from(
    (async function* () {
      await beforeData?.();
      yield raw;
      phase = 'taken';
    })(),
    { objectMode: false },
  );
  try {
    await new Promise<void>((done, fail) => {
      const settle = (error?: Error | null) => (error ? fail(error) : done());
      connection.once('error', settle);
      connection.once('end', () => settle(new Error('connection closed')));
      const send = () => {
        phase = 'envelope';
        connection.send(envelope, body, settle);
      };
      connection.connect((error?: Error | null) => {
        if (error) return fail(error);
        if (!account.auth) return send();
        connection.login({ ...account.auth }, (refused) => (refused ? fail(refused) : send()));
      });
    });
  } catch (error) {
    throw failureOf(error as SmtpError, phase);
  } finally {
    connection.on('error', () => undefined);
    connection.close();
    body.destroy();
  }
}
