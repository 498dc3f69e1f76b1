import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { emailKey } from './email-address.js';
import { SealedSecrets } from './sealed-secrets.service.js';

export const contactHash = (key: string, email: string): string =>
  createHmac('sha256', key)
    .update(`email:${emailKey(email)}`)
    .digest('hex');

/** Computes keyed hashes of addresses, and secrets of unsubscribe links from ledger rows. */
@Injectable()
export class ContactKeys {
  constructor(private readonly secrets: SealedSecrets) {}

  async hashOf(email: string): Promise<string> {
    return (await this.hasher())(email);
  }

  /** Returns a function for many addresses. */
  async hasher(): Promise<(email: string) => string> {
    const key = await this.secrets.get('contact_hash');
    return (email) => contactHash(key, email);
  }

  /** The same for every attempt of the same message; 256 bits. */
  async unsubscribeSecret(recipientId: string): Promise<string> {
    const key = await this.secrets.get('contact_hash');
    return createHmac('sha256', key).update(`unsubscribe:${recipientId}`).digest('base64url');
  }
}
