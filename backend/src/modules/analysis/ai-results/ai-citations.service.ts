import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import type { SignedInUser } from '../../../common/http/access.js';
import { BY_AGENCY } from '../../../rules/provenance.rules.js';
import { AuditLog } from '../../auth/audit-log.service.js';
import { ProspectQueries } from '../../prospects/prospects.queries.js';
import { fromCitationRows } from '../citations/citation-rows.js';
import { manualCitations } from '../citations/citations.js';
import { SiteJudgement } from '../findings/site-judgement.service.js';
import { Citations } from '../results/citations.entity.js';
import { Measurement } from '../results/measurement.entity.js';
import { Scans } from '../scans/scans.service.js';
import type { CitationsUpdate } from './citations.contract.js';

/** What staff does with the citations of a prospect. */
@Injectable()
export class AiCitations {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly scans: Scans,
    private readonly judgement: SiteJudgement,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Stores typed counts that differ from the stored ones as manual; the others keep their answers. An emptied count becomes unmeasured. */
  async save(prospectId: string, { platforms: typed }: CitationsUpdate, user: SignedInUser): Promise<void> {
    await this.prospects.get(prospectId);
    await this.database.transaction(async (manager) => {
      await this.judgement.lockProspect(manager, prospectId);
      const before = await manager.findBy(Citations, { prospect_id: prospectId });
      const now = this.clock.now();
      for (const { platform, citations, pages } of manualCitations(typed).result?.platforms ?? []) {
        const entry = typed[platform];
        const stored = before.find((row) => row.platform === platform);
        if (!entry) continue;
        const samePages = entry.pages === undefined || pages === (stored?.pages_count ?? null);
        if (citations === (stored?.citations_count ?? null) && samePages) continue;
        if (citations === null) await manager.delete(Citations, { prospect_id: prospectId, platform });
        else {
          const figures = { citations_count: citations, pages_count: entry.pages === undefined ? (stored?.pages_count ?? null) : pages };
          const provenance = { source: 'manual' as const, provider: BY_AGENCY, measured_at: now };
          const proof = { runs: null, answers: [], failed: null, last_checked: now, replaceable: false };
          await manager.upsert(Citations, { prospect_id: prospectId, platform, ...figures, ...proof, provenance }, [
            'prospect_id',
            'platform',
          ]);
        }
      }
      const after = await manager.findBy(Citations, { prospect_id: prospectId });
      await manager.insert(Measurement, {
        prospect_id: prospectId,
        analysis: 'citations',
        state: 'manual',
        source: 'manual',
        provider: BY_AGENCY,
        measured_at: now,
        result: fromCitationRows(after),
      } as object);
      await this.judgement.renew(manager, prospectId, null);
      await this.audit.record(manager, user, {
        action: 'update',
        resource: 'ai-citations',
        resourceId: prospectId,
        before: { citations: counts(before) },
        after: { citations: counts(after) },
      });
    });
  }

  /** Queries the assistants again. Typed figures stay until then. */
  regenerate(prospectId: string, user: SignedInUser): Promise<string> {
    const prepare = async (manager: EntityManager) => {
      await this.judgement.lockProspect(manager, prospectId);
      await manager.update(Citations, { prospect_id: prospectId }, { replaceable: true });
      await this.audit.record(manager, user, { action: 'regenerate', resource: 'ai-citations', resourceId: prospectId });
    };
    return this.scans.startSingle(prospectId, 'citations', user, { prepare });
  }
}

const counts = (rows: Citations[]) =>
  Object.fromEntries(
    rows.map(({ platform, citations_count }) => [platform, citations_count] as const).sort(([one], [other]) => one.localeCompare(other)),
  );
