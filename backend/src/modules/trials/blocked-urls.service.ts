import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { Problem } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { INVALID_URL } from '../../common/urls.js';
import { AuditLog } from '../auth/audit-log.service.js';
import type { BlockedUrlCreate, BlockedUrlUpdate, ChangedBlockedUrl } from './blocked-url.contract.js';
import { BlockedUrl } from './blocked-url.entity.js';
import { toRecord } from './blocked-urls.queries.js';
import { type SiteAddress, siteAddress } from './site-address.js';

/** Words of the specification (file 1, section 8). */
const BLOCKED = { done: 'URL bloquée avec succès', failed: 'Erreur lors du blocage', unexpected: 'Erreur inattendue lors du blocage' };
const UNBLOCKED = {
  done: 'URL débloquée avec succès',
  failed: 'Erreur lors du déblocage',
  unexpected: 'Erreur inattendue lors du déblocage',
};
const CHANGED = { done: undefined, failed: 'Erreur', unexpected: 'Erreur inattendue' };
type Words = { done: string | undefined; failed: string; unexpected: string };

/** Websites that may not start a trial, usually clients of the agency. */
@Injectable()
export class BlockedUrls {
  private readonly logger = new Logger(BlockedUrls.name);

  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Matches the URL or its domain. An unreadable list blocks nobody (specification 1, section 5). */
  async covers({ url, domain }: SiteAddress): Promise<boolean> {
    try {
      return await this.database.getRepository(BlockedUrl).existsBy([
        { url, is_active: true },
        { domain, is_active: true },
      ]);
    } catch (error) {
      this.logger.warn({ err: error }, 'block list could not be read');
      return false;
    }
  }

  async block(input: BlockedUrlCreate, user: SignedInUser): Promise<ChangedBlockedUrl> {
    return this.change(BLOCKED, async (manager) => {
      const { url, domain } = addressOf(input.url, BLOCKED);
      await this.assertNotBlocked(manager, url, null, BLOCKED);
      const values = { url, domain, reason: input.reason, notes: input.notes ?? null, is_active: true, blocked_at: this.clock.now() };
      const made = await manager.save(BlockedUrl, values as BlockedUrl);
      await this.audit.record(manager, user, { ...RESOURCE, action: 'create', resourceId: made.id, after: { url, reason: made.reason } });
      return made;
    });
  }

  /** Merges the sent keys; blocking again renews the date. */
  async update(id: string, { url: typed, read, ...input }: BlockedUrlUpdate, user: SignedInUser): Promise<ChangedBlockedUrl> {
    const words = input.is_active === false ? UNBLOCKED : input.is_active === true ? BLOCKED : CHANGED;
    return this.change(words, async (manager) => {
      const before = await this.locked(manager, id, words);
      const address = typed === undefined ? before : addressOf(typed, words);
      const changes = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
      const after = { ...before, ...changes, url: address.url, domain: address.domain };
      if (after.is_active) await this.assertNotBlocked(manager, after.url, id, words);
      if (after.is_active && !before.is_active) after.blocked_at = this.clock.now();
      const saved = await manager.save(BlockedUrl, after as BlockedUrl);
      await this.audit.record(manager, user, { ...RESOURCE, action: 'update', resourceId: id, before, after: saved, read });
      return saved;
    });
  }

  async remove(id: string, user: SignedInUser): Promise<ChangedBlockedUrl> {
    return this.change(CHANGED, async (manager) => {
      const before = await this.locked(manager, id, CHANGED);
      await manager.delete(BlockedUrl, { id });
      await this.audit.record(manager, user, { ...RESOURCE, action: 'delete', resourceId: id, before: { url: before.url } });
      return before;
    });
  }

  private async locked(manager: EntityManager, id: string, words: Words): Promise<BlockedUrl> {
    const found = await manager.findOne(BlockedUrl, { where: { id }, lock: { mode: 'for_no_key_update' } });
    if (!found) throw refused(404, 'not_found', words, 'cette URL n’est plus dans la liste');
    return found;
  }

  private async assertNotBlocked(manager: EntityManager, url: string, exceptId: string | null, words: Words): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtext('blocked:' || $1))`, [url]);
    const found = await manager.findOneBy(BlockedUrl, { url, is_active: true });
    if (!found || found.id === exceptId) return;
    throw refused(409, 'already_blocked', words, 'cette URL est déjà bloquée');
  }

  private async change(words: Words, work: (manager: EntityManager) => Promise<BlockedUrl>): Promise<ChangedBlockedUrl> {
    try {
      const row = await this.database.transaction(work);
      return { ...toRecord(row), ...(words.done && { message: words.done }) };
    } catch (error) {
      if (error instanceof Problem) throw error;
      this.logger.error({ err: error }, 'block list not changed');
      throw new Problem(500, 'block_list', 'The block list could not be changed', words.unexpected);
    }
  }
}

const RESOURCE = { resource: 'blocked-urls' };

function addressOf(typed: string, words: Words): SiteAddress {
  const address = siteAddress(typed);
  if (!address) throw refused(422, 'validation', words, INVALID_URL);
  return address;
}

function refused(status: number, code: string, { failed }: Words, detail: string): Problem {
  const message = `${failed}: ${detail}`;
  return new Problem(status, code, 'The block list was not changed', message, { url: message });
}
