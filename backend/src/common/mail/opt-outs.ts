import type { EntityManager } from 'typeorm';
import { t } from '../../rules/language.rules.js';

/** Whom a message goes to; `prospectId` is the prospect that it is about, who may be another person. */
export interface OptOutOf {
  messageId: string;
  recipient: string;
  prospectId: string | null;
}

/** The links by which a person ends our messages, one for each message. */
export abstract class OptOuts {
  /** Stores the link of a message and returns its address; null while the key of the links cannot be read. */
  abstract store(manager: EntityManager, of: OptOutOf): Promise<string | null>;
  /** The address of a stored link; null for a message without one. */
  abstract of(messageId: string): Promise<string | null>;
}

export const optOutLabel = (): string => t`Ne plus recevoir nos messages`;
/** The last line of the plain text. */
export const optOutLine = (url: string): string => t`Ne plus recevoir nos messages\u202f: ${url}`;

/** RFC 2369 and RFC 8058: one HTTPS address, which a POST unsubscribes and a GET only shows. */
export const optOutHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
