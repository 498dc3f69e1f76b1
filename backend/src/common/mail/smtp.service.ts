import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { CONFIG, type Config } from '../config/env.js';
import { isDeadAddress, MailRefused, MailTrouble, MailUnknown, replyCause } from './mail-failure.js';
import type { MailAttachment } from './outbox.service.js';
import { type SmtpAccount, smtpAccount } from './smtp-account.js';

export interface SmtpMessage {
  to: string;
  subject: string;
  text: string;
  html?: string | null;
  headers?: Record<string, string>;
  attachments?: readonly MailAttachment[];
  /** Without angle brackets; the same one for every attempt, so that a receiver can recognise a second copy. */
  messageId: string;
}

interface SendOptions {
  /** Awaited before the message itself is handed over: from here on a crash leaves open whether it was sent. */
  beforeData?: () => Promise<void>;
}

/** The error of nodemailer, as far as it decides anything. */
interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/**
 * Hands one message to the mail server. Answers 'accepted' when the server took it; throws MailRefused (never again as it
 * is), MailTrouble (not taken, again later) or MailUnknown (the line broke while the server may have taken it).
 */
@Injectable()
export class SmtpMailer {
  private readonly account: SmtpAccount | null;
  /** Who sends, as in the header. */
  readonly from: string;

  constructor(@Inject(CONFIG) { smtpUrl, mailFrom, publicUrl }: Config) {
    this.account = smtpUrl ? smtpAccount(smtpUrl) : null;
    this.from = mailFrom || `no-reply@${new URL(publicUrl).hostname}`;
  }

  get isConfigured(): boolean {
    return this.account !== null;
  }

  /** The Message-ID of a stored message. */
  messageIdOf(rowId: string): string {
    return `${rowId}@${/@([^>\s]+)/.exec(this.from)?.[1] ?? 'localhost'}`;
  }

  async send(message: SmtpMessage, { beforeData }: SendOptions = {}): Promise<'accepted'> {
    if (!this.account) throw new MailTrouble('Aucun serveur d’envoi n’est configuré (SMTP_URL).');
    const composed = new MailComposer(this.partsOf(message)).compile();
    const envelope = composed.getEnvelope();
    const to = Array.isArray(envelope.to) ? envelope.to : [];
    if (!envelope.from || to.length === 0) throw new MailRefused('L’adresse n’est pas valable.');
    const raw = await composed.build();
    await this.handOver(this.account, { from: envelope.from, to }, raw, beforeData);
    return 'accepted';
  }

  private partsOf({ to, subject, text, html, headers, attachments = [], messageId }: SmtpMessage) {
    const isCalendar = ({ contentType }: MailAttachment) => contentType.startsWith('text/calendar');
    const calendar = attachments.find(isCalendar);
    return {
      from: this.from,
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
      headers: headers ?? {},
      messageId: `<${messageId}>`,
      disableFileAccess: true,
      disableUrlAccess: true,
    };
  }

  private async handOver(
    account: SmtpAccount,
    envelope: { from: string; to: string[] },
    raw: Buffer,
    beforeData: SendOptions['beforeData'],
  ): Promise<void> {
    const connection = new SMTPConnection({
      ...account.connection,
      connectionTimeout: 20_000,
      greetingTimeout: 20_000,
      socketTimeout: 120_000,
    });
    let isHandedOver = false;
    // read only after the server has answered 354; the last dot goes out when it ends
    const body = Readable.from(
      (async function* () {
        await beforeData?.();
        yield raw;
        isHandedOver = true;
      })(),
      { objectMode: false },
    );
    try {
      await new Promise<void>((done, fail) => {
        const settle = (error?: Error | null) => (error ? fail(error) : done());
        connection.once('error', settle);
        connection.once('end', () => settle(new Error('connection closed')));
        const send = () => connection.send(envelope, body, settle);
        connection.connect((error?: Error | null) => {
          if (error) return fail(error);
          if (!account.auth) return send();
          connection.login({ ...account.auth }, (refused) => (refused ? fail(refused) : send()));
        });
      });
    } catch (error) {
      throw failureOf(error as SmtpError, isHandedOver);
    } finally {
      connection.on('error', () => undefined);
      connection.close();
      body.destroy();
    }
  }
}

function failureOf({ code, command = '', responseCode, response, message }: SmtpError, isHandedOver: boolean): Error {
  const reply = responseCode ? { code: responseCode, text: response ?? '' } : null;
  if (reply && reply.code >= 500 && /^(MAIL|RCPT|DATA)/.test(command))
    return new MailRefused(replyCause(reply), isDeadAddress({ ...reply, command }));
  if (reply && /^AUTH/.test(command)) return new MailTrouble('Le serveur d’envoi refuse l’identifiant ou le mot de passe (SMTP_URL).');
  if (reply) return new MailTrouble(replyCause(reply));
  if (isHandedOver) return new MailUnknown('La connexion s’est coupée après la remise\u202f: le serveur a peut-être pris le message.');
  if (code === 'EMESSAGE') return new MailRefused('Le message est trop volumineux pour le serveur d’envoi.');
  if (code === 'ETLS') return new MailTrouble('La connexion chiffrée avec le serveur d’envoi a échoué.');
  if (code === 'EDNS' || code === 'ECONNECTION' || code === 'ESOCKET' || code === 'ETIMEDOUT' || message === 'connection closed')
    return new MailTrouble('Le serveur d’envoi n’est pas joignable ou a coupé la connexion.');
  return new MailTrouble('L’envoi a échoué avant la remise du message.');
}
