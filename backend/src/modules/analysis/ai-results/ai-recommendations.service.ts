import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { conflict, notFound } from '../../../common/errors.js';
import type { SignedInUser } from '../../../common/http/access.js';
import { BY_AGENCY } from '../../../rules/provenance.rules.js';
import { AuditLog } from '../../auth/audit-log.service.js';
import { ProspectQueries } from '../../prospects/prospects.queries.js';
import { AnalysisResults, type Attempt } from '../measurements/analysis-results.service.js';
import type { Recommendation } from '../results/analysis.contract.js';
import { Recommendations } from '../results/recommendations.entity.js';
import { Scans } from '../scans/scans.service.js';
import type { RecommendationsUpdate } from './recommendations.contract.js';

const BY_HAND = { source: 'manual' as const, provider: BY_AGENCY };

/** What staff does with the recommendations of a prospect. */
@Injectable()
export class AiRecommendations {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly results: AnalysisResults,
    private readonly scans: Scans,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** `site_url`: the address for which they were written, when that is known. */
  async save(prospectId: string, { recommendations, site_url, read }: RecommendationsUpdate, user: SignedInUser): Promise<void> {
    const write = async (manager: EntityManager) => {
      if (site_url !== undefined) await this.refuseOtherSite(manager, prospectId, site_url);
      const analysis = recommendations.map(({ solution }) => solution).filter(Boolean);
      const approval = { by: user.name || user.email, reason: null, byPerson: true };
      const finding = { ...BY_HAND, state: 'measured' as const, result: { recommendations, analysis }, text: { approval } };
      await this.results.save(manager, this.attempt(prospectId), finding);
      return recommendations;
    };
    await this.change(prospectId, 'update', user, write, read);
  }

  async removeAll(prospectId: string, user: SignedInUser): Promise<void> {
    await this.change(prospectId, 'delete', user, async (manager) => {
      const { affected } = await manager.delete(Recommendations, { prospect_id: prospectId });
      if (!affected) throw notFound('Ce prospect n’a pas de recommandations.');
      const reason = { code: 'deleted_by_staff', message: 'Les recommandations ont été supprimées à la main.' };
      await this.results.save(manager, this.attempt(prospectId), { ...BY_HAND, state: 'not_applicable', result: null, reason });
      return [];
    });
  }

  /** New ones from the measured facts. What a person wrote stays until they are there. */
  async regenerate(prospectId: string, user: SignedInUser): Promise<string> {
    const prepare = async (manager: EntityManager) => {
      await this.results.lockProspect(manager, prospectId);
      await this.results.letReplace(manager, prospectId, 'recommendations');
      await this.audit.record(manager, user, { action: 'regenerate', resource: 'ai-recommendations', resourceId: prospectId });
    };
    return this.scans.startSingle(prospectId, 'recommendations', user, { prepare });
  }

  /** Refuses figures of a former address. The caller holds the prospect's lock. */
  private async refuseOtherSite(manager: EntityManager, id: string, site_url: string | null): Promise<void> {
    const isSame = 'SELECT site_address(site_url) = site_address($2) AS same FROM prospects WHERE id = $1';
    const [row] = await manager.query<{ same: boolean }[]>(isSame, [id, site_url]);
    if (row?.same === false)
      throw conflict(
        'site_changed',
        'L’adresse du site a changé depuis l’ouverture de cette page\u202f: ces recommandations décrivent l’ancienne. Relisez-les, puis enregistrez à nouveau.',
      );
  }

  private async change(
    prospectId: string,
    action: string,
    user: SignedInUser,
    work: (manager: EntityManager) => Promise<Recommendation[]>,
    read?: Record<string, unknown>,
  ): Promise<void> {
    await this.prospects.get(prospectId);
    await this.database.transaction(async (manager) => {
      await this.results.lockProspect(manager, prospectId);
      const before = await manager.findOneBy(Recommendations, { prospect_id: prospectId });
      const after = await work(manager);
      await this.audit.record(manager, user, {
        action,
        resource: 'ai-recommendations',
        resourceId: prospectId,
        before: { recommendations: before?.recommendations ?? [] },
        after: { recommendations: after },
        read,
      });
    });
  }

  private attempt(prospectId: string): Attempt {
    return { prospectId, analysis: 'recommendations', site: null, scanId: null, measuredAt: this.clock.now(), durationMs: 0 };
  }
}
