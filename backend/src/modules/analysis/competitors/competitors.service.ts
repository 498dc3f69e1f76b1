import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { CONFIG, type Config } from '../../../common/config/env.js';
import { conflict, invalid, notFound } from '../../../common/errors.js';
import type { SignedInUser } from '../../../common/http/access.js';
import { JobQueue } from '../../../common/jobs/job-queue.service.js';
import { isSameSite, registrableDomain } from '../../../common/registrable-domain.js';
import { INVALID_URL, normaliseSiteUrl } from '../../../common/urls.js';
import { ProviderError } from '../../../providers/provider-error.js';
import { isAccepted } from '../../../providers/site-visit/identity.js';
import { resolvePublic } from '../../../providers/url-guard/guarded-connection.js';
import { MAX_COMPETITORS } from '../../../rules/competitors.rules.js';
import { AuditLog } from '../../auth/audit-log.service.js';
import type { Prospect } from '../../prospects/prospect.entity.js';
import { ProspectQueries } from '../../prospects/prospects.queries.js';
import { Settings } from '../../settings/settings.service.js';
import { Scans } from '../scans/scans.service.js';
import { Competitor } from './competitor.entity.js';
import { measureCompetitor } from './competitor-jobs.js';
import { CompetitorOverviews } from './competitor-overview.queries.js';
import type { CompetitorChoice } from './competitors.contract.js';
import { isExcluded } from './excluded-domains.js';

/** Chooses the competitors of a prospect and orders their measurement together with the prospect's. */
@Injectable()
export class Competitors {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly overviews: CompetitorOverviews,
    private readonly settings: Settings,
    private readonly scans: Scans,
    private readonly queue: JobQueue,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async choose(prospectId: string, { url: typed, name }: CompetitorChoice, user: SignedInUser): Promise<void> {
    const prospect = await this.prospects.get(prospectId);
    const url = await this.admitted(prospect, typed);
    const domain = registrableDomain(url);
    await this.database.transaction(async (manager) => {
      await lockProspect(manager, prospectId);
      const chosen = await this.overviews.chosen(prospectId, manager);
      if (chosen.some((one) => one.domain === domain)) throw refused('Ce site est déjà parmi les voisins choisis.');
      if (chosen.length >= MAX_COMPETITORS)
        throw conflict('too_many_neighbours', 'Trois voisins au maximum\u202f: retirez-en un pour en choisir un autre.');
      const values = { prospect_id: prospectId, url, domain, name: name || domain, chosen_by: user.id, chosen_at: this.clock.now() };
      const made = await manager.save(Competitor, values as Competitor);
      await this.audit.record(manager, user, { ...RESOURCE, action: 'create', resourceId: made.id, after: { prospect: prospectId, url } });
    });
  }

  async remove(prospectId: string, neighbourId: string, user: SignedInUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      await lockProspect(manager, prospectId);
      const known = await manager.findOneBy(Competitor, { id: neighbourId, prospect_id: prospectId });
      if (!known) throw notFound('Ce voisin n’est plus dans la liste.');
      await manager.delete(Competitor, { id: neighbourId });
      const before = { prospect: prospectId, url: known.url };
      await this.audit.record(manager, user, { ...RESOURCE, action: 'delete', resourceId: neighbourId, before });
    });
  }

  /** Starts a scan of the prospect, or uses the running one, then enqueues the competitors. */
  async order(prospectId: string, user: SignedInUser): Promise<string> {
    const { neverMeasured } = await this.settings.get('neighbours');
    const chosen = (await this.overviews.chosen(prospectId)).filter(({ url }) => !isExcluded(url, neverMeasured));
    if (chosen.length === 0) throw conflict('no_neighbour', 'Choisissez d’abord un voisin à mesurer.');
    const scanId = await this.scans.startQuick(prospectId, user);
    await this.database.transaction(async (manager) => {
      const ids = chosen.map(({ id }) => id);
      await manager.update(Competitor, ids, { ordered_at: this.clock.now() });
      await this.queue.enqueueAll(
        measureCompetitor,
        ids.map((neighbourId) => ({ neighbourId, scanId })),
        { manager },
      );
    });
    return scanId;
  }

  /** Checks a typed address: public, not the prospect's own, not excluded. */
  private async admitted({ site_url, metadata }: Prospect, typed: string): Promise<string> {
    const url = normaliseSiteUrl(typed);
    if (!url) throw refused(INVALID_URL);
    if ((site_url && URL.canParse(site_url) && isSameSite(url, site_url)) || isAccepted(url, metadata.own_hosts ?? []))
      throw refused('C’est le site du prospect lui-même.');
    const { neverMeasured } = await this.settings.get('neighbours');
    if (isExcluded(url, neverMeasured)) throw refused('Ce site a demandé à ne pas être mesuré comme voisin.');
    await resolvePublic(new URL(url), this.config.scanAllowHosts).catch((error: unknown) => {
      throw error instanceof ProviderError ? refused(error.message) : error;
    });
    return url;
  }
}

const RESOURCE = { resource: 'neighbours' };

const refused = (message: string) => invalid(message, { url: message });

/** Serialises choices for one prospect. */
const lockProspect = (manager: EntityManager, prospectId: string): Promise<unknown> =>
  manager.query(`SELECT pg_advisory_xact_lock(hashtext('neighbours:' || $1))`, [prospectId]);
