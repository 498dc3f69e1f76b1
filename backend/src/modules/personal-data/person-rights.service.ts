import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import type { SignedInUser } from '../../common/http/access.js';
import { normaliseEmail } from '../../common/is-email.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { heldProspect } from '../prospects/held-prospect.queries.js';
import { Prospect } from '../prospects/prospect.entity.js';
import { Suppressions } from '../suppressions/suppressions.service.js';
import { ownedProspects } from './owned-prospects.queries.js';
import type { AddressExport, Erasure, PersonExport } from './person-data.contract.js';
import { type Person, PersonData, readRows } from './person-data.queries.js';
import { PersonErasure } from './person-erasure.service.js';

/** A person's rights (Swiss nLPD art. 25, GDPR art. 15 and 17): all their data as a file, and their erasure. */
@Injectable()
export class PersonRights {
  constructor(
    private readonly database: DataSource,
    private readonly data: PersonData,
    private readonly erasure: PersonErasure,
    private readonly suppressions: Suppressions,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async export(id: string, user: SignedInUser): Promise<PersonExport> {
    return this.database.transaction(async (manager) => {
      const prospect = await heldProspect(manager, id, 'Ce prospect n’existe pas ou a déjà été supprimé.');
      const person = await this.personOf(prospect.email, [id]);
      const content = await this.everything(manager, person);
      await this.audit.record(manager, user, { action: 'export', resource: 'prospects', resourceId: id });
      return { exported_at: this.clock.now().toISOString(), prospect: { ...prospect }, ...content };
    });
  }

  /** Exports the data of an address. The audit log records the export without the address. */
  async exportAddress(email: string, user: SignedInUser): Promise<AddressExport> {
    return this.database.transaction(async (manager) => {
      const person = await this.findPerson(manager, email);
      const prospects = await readRows(manager, 'prospects', 'id = ANY($1)', [person.prospectIds]);
      const content = await this.everything(manager, person);
      await this.audit.record(manager, user, {
        action: 'export',
        resource: 'personal-data',
        resourceId: null,
        after: { address: person.hash, prospects: prospects.length },
      });
      return { exported_at: this.clock.now().toISOString(), address: person.address, prospects, ...content };
    });
  }

  /** One prospect; the same address on others is erased on their own pages, or for all of them on « Données personnelles ». */
  async erase(id: string, user: SignedInUser): Promise<Erasure> {
    return this.database.transaction(async (manager) => {
      const { email } = await heldProspect(manager, id, 'Ce prospect n’existe pas ou a déjà été supprimé.');
      const { hash, ...outcome } = await this.erasure.run(manager, await this.personOf(email, [id]), user);
      const sameAddress = await manager.countBy(Prospect, { email });
      await this.audit.record(manager, user, {
        action: 'erase',
        resource: 'prospects',
        resourceId: id,
        after: { address: hash, deleted: outcome.deleted, redacted: outcome.redacted },
      });
      return { id, ...outcome, sameAddress };
    });
  }

  async findPerson(manager: EntityManager, email: string): Promise<Person> {
    const address = normaliseEmail(email);
    const rows = await ownedProspects(manager, [address]);
    return this.personOf(
      address,
      rows.map(({ id }) => id),
    );
  }

  private async personOf(email: string, prospectIds: string[]): Promise<Person> {
    return { address: normaliseEmail(email), prospectIds, hash: await this.suppressions.readableHash(email) };
  }

  private async everything(manager: EntityManager, person: Person): Promise<Pick<AddressExport, 'tables' | 'elsewhere' | 'mentions'>> {
    const tables = await this.data.dependents(manager, person.prospectIds);
    const ids = await this.data.auditIds(manager, person.prospectIds, person.address);
    const log = await readRows(manager, 'audit_log', 'id = ANY($1)', [ids]);
    // the author is another person
    const entries = log.map(({ user_id: _, user_email: __, ...entry }) => entry);
    const withLog = entries.length > 0 ? { ...tables, audit_log: entries } : tables;
    const elsewhere = await this.data.elsewhere(manager, person);
    return { tables: withLog, elsewhere, mentions: await this.data.mentions(manager, person) };
  }
}
