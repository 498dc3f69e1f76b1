import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { events } from '../../common/database/domain-events.js';
import { type FieldErrors, invalid, notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { Outbox } from '../../common/mail/outbox.service.js';
import { normalisePhone } from '../../common/phone.js';
import { normaliseSiteUrl, siteUrlFault } from '../../common/urls.js';
import { t } from '../../rules/language.rules.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { AgencyInbox } from '../settings/agency-inbox.service.js';
import { looksAutomatic } from './bot-signs.js';
import type { ContactBody, ContactMessageUpdate } from './contact.contract.js';
import { type Contact, contactMail } from './contact-mail.js';
import { ContactMessage } from './contact-message.entity.js';

const UNKNOWN_PHONE = t`Numéro de téléphone non reconnu. Exemple : +41 79 123 45 67`;

/** What visitors send through the agency's forms. */
@Injectable()
export class ContactMessages {
  constructor(
    private readonly database: DataSource,
    private readonly inbox: AgencyInbox,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** Stores the message and alerts the agency. A bot gets the same answer, and its message is discarded. */
  async receive(body: ContactBody): Promise<void> {
    const contact = toContact(body);
    if (looksAutomatic(body, this.clock.now())) return;
    await this.store(contact);
  }

  /** Stores a message and alerts the agency, also where a page has asked a question instead of a form. */
  async store(contact: Contact): Promise<void> {
    const recipient = await this.inbox.address();
    await this.database.transaction(async (manager) => {
      const { id } = await manager.save(ContactMessage, contact as ContactMessage);
      await events.emit(manager, { type: 'message.received', ids: [id] });
      const headers = { 'Reply-To': contact.email };
      await this.outbox.enqueue(manager, { kind: 'contact_alert', prospectId: null, recipient, headers, ...contactMail(contact) });
    });
  }

  async update(id: string, { handled }: ContactMessageUpdate, user: SignedInUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { handled_at } = await lock(manager, id);
      if (handled === undefined || handled === (handled_at !== null)) return;
      await manager.update(ContactMessage, { id }, { handled_at: handled ? this.clock.now() : null });
      const change = { before: { handled: !handled }, after: { handled } };
      await this.audit.record(manager, user, { action: 'update', resource: 'contact-messages', resourceId: id, ...change });
    });
  }

  async remove(id: string, user: SignedInUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { nom, email, form } = await lock(manager, id);
      await manager.delete(ContactMessage, { id });
      await this.audit.record(manager, user, {
        action: 'delete',
        resource: 'contact-messages',
        resourceId: id,
        before: { nom, email, form },
      });
    });
  }
}

/** Validates the fields for storage and reports all faults at once. */
function toContact({ form, prenom, nom, entreprise, email, telephone, site_url, message }: ContactBody): Contact {
  const phone = telephone ? normalisePhone(telephone) : null;
  const url = site_url ? normaliseSiteUrl(site_url) : null;
  const errors: FieldErrors = {
    ...(telephone && !phone ? { telephone: UNKNOWN_PHONE } : {}),
    ...(site_url && !url ? { site_url: siteUrlFault(site_url) } : {}),
  };
  const [first] = Object.values(errors);
  if (first) throw invalid(first, errors);
  const text = { prenom: prenom ?? null, entreprise: entreprise ?? null, message: message ?? null };
  return { form, nom, email, telephone: phone, site_url: url, ...text };
}

async function lock(manager: EntityManager, id: string): Promise<ContactMessage> {
  const found = await manager.findOne(ContactMessage, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!found) throw notFound('Ce message n’existe pas ou a été supprimé.');
  return found;
}
