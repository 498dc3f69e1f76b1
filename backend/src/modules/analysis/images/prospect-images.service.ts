import { Injectable } from '@nestjs/common';
import { DataSource, Like } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { wireUrl } from '../../../common/display-host.js';
import { notFound } from '../../../common/errors.js';
import { ForeignReader } from '../../../providers/foreign/foreign-reader.service.js';
import type { PagePictures } from '../../../providers/page-speed/lighthouse-pictures.js';
import type { Owner } from '../../../providers/site-visit/identity.js';
import { SiteVisits } from '../../../providers/site-visit/site-visits.service.js';
import { t } from '../../../rules/language.rules.js';
import { isDemo } from '../../../rules/tokens.rules.js';
import { DEMO_COMPANY } from '../../prospects/demo.js';
import { Prospect } from '../../prospects/prospect.entity.js';
import { companyLabel } from '../../prospects/prospect-view.js';
import { ProspectQueries } from '../../prospects/prospects.queries.js';
import { ownerOf } from '../results/analysis.js';
import { ReviewsResult } from '../results/reviews-result.entity.js';
import { initialsSvg } from './initials.js';
import { ProspectImage } from './prospect-image.entity.js';

/** A picture as it is sent; `isOwn` marks those that we have drawn. */
export interface Picture {
  type: string;
  body: Buffer | string;
  isOwn: boolean;
}

const DAY_MS = 24 * 3600 * 1000;
/** How long a picture is good, and how long it is remembered that there was none. */
const KEEP_MS = 30 * DAY_MS;
const RETRY_MS = DAY_MS;
const MAX_BYTES = 200_000;
const TIMEOUT_MS = 4000;
/** As many as a median is made of. */
const MAX_STORED_RUNS = 3;

const seenName = (run: string, name: string): string => `seen/${run}/${name}`;

/**
 * Serves logos and reviewers' photos through the server and its URL guard, so that a page reveals no visitor to third parties
 * (clarification 5). Cached in the database for all processes.
 */
@Injectable()
export class ProspectImages {
  /** Pending fetches, so that concurrent visitors cause one. */
  private readonly fetching = new Map<string, Promise<ProspectImage>>();

  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly visits: SiteVisits,
    private readonly reader: ForeignReader,
    private readonly clock: Clock,
  ) {}

  async logo(token: string): Promise<Picture> {
    if (isDemo(token)) return drawn(DEMO_COMPANY);
    const prospect = await this.prospects.byToken(token);
    const name = companyLabel(prospect);
    if (!prospect.site_url) return drawn(name);
    const siteUrl = prospect.site_url;
    return shown(
      await this.stored(prospect, 'logo', siteUrl, () =>
        this.siteIcon(siteUrl, ownerOf({ company: name, ownHosts: prospect.metadata.own_hosts ?? [] })),
      ),
      name,
    );
  }

  async reviewPhoto(token: string, place: number): Promise<Picture> {
    const prospect = await this.prospects.byToken(token);
    const row = await this.database.getRepository(ReviewsResult).findOneBy({ prospect_id: prospect.id });
    const review = row?.reviews[place];
    const url = review?.profile_photo_url;
    if (!review || !url) return drawn(review?.author_name ?? '?');
    return shown(await this.stored(prospect, `review-${place}`, url, () => this.picture(url)), review.author_name);
  }

  /** Stores the screenshots of a Lighthouse run; false when the prospect was deleted meanwhile. */
  async keepSeen(prospectId: string, source: string, run: string, { screen, film }: PagePictures): Promise<boolean> {
    const pictures = [['screen', screen] as const, ...film.map((frame, place) => [`film-${place}`, frame] as const)];
    const rows = pictures.map(([name, body]) => ({
      ...{ prospect_id: prospectId, name: seenName(run, name), source, type: 'image/jpeg', body },
      fetched_at: this.clock.now(),
    }));
    return this.database.transaction(async (manager) => {
      if (!(await manager.existsBy(Prospect, { id: prospectId }))) return false;
      const images = manager.getRepository(ProspectImage);
      await images.upsert(rows as object[], ['prospect_id', 'name']);
      const known = await images.find({
        where: { prospect_id: prospectId, name: Like('seen/%/screen') },
        order: { name: 'DESC' },
        select: { name: true },
      });
      for (const { name } of known.slice(MAX_STORED_RUNS))
        await images.delete({ prospect_id: prospectId, name: Like(`${name.slice(0, -'screen'.length)}%`) });
      return true;
    });
  }

  /** Returns an image of a run while it is stored. */
  async seen(token: string, run: string, name: string): Promise<Picture> {
    const prospect = await this.prospects.byToken(token);
    const known = await this.database.getRepository(ProspectImage).findOneBy({ prospect_id: prospect.id, name: seenName(run, name) });
    if (!known?.type || !known.body) throw notFound(t`Image introuvable.`);
    return { type: known.type, body: known.body, isOwn: false };
  }

  private async stored(prospect: Prospect, name: string, source: string, fetch: () => Promise<Found>): Promise<ProspectImage> {
    const known = await this.database.getRepository(ProspectImage).findOneBy({ prospect_id: prospect.id, name });
    const goodForMs = known?.body ? KEEP_MS : RETRY_MS;
    if (known?.source === source && this.clock.now().getTime() - known.fetched_at.getTime() < goodForMs) return known;
    const key = `${prospect.id} ${name} ${source}`;
    const running = this.fetching.get(key);
    if (running) return running;
    const work = this.store(prospect.id, name, source, fetch).finally(() => this.fetching.delete(key));
    this.fetching.set(key, work);
    return work;
  }

  private async store(prospectId: string, name: string, source: string, fetch: () => Promise<Found>): Promise<ProspectImage> {
    const found = await fetch();
    const image = {
      prospect_id: prospectId,
      name,
      source,
      type: null,
      body: null,
      ...found,
      fetched_at: this.clock.now(),
    } as ProspectImage;
    await this.database.getRepository(ProspectImage).upsert(image as object, ['prospect_id', 'name']);
    return image;
  }

  /** Only from the company's own page, not from a parking page or bot challenge. */
  private async siteIcon(siteUrl: string, owner: Owner): Promise<Found> {
    const visit = await this.visits.glance(wireUrl(siteUrl), owner).catch(() => null);
    if (visit?.shown.outcome !== 'ok') return null;
    const icons = await this.reader.read('icons', visit.document.html, visit.page.url).catch(() => []);
    for (const url of icons) {
      const found = await this.picture(url);
      if (found) return found;
    }
    return null;
  }

  private async picture(url: string): Promise<Found> {
    const answer = await this.visits.resource(url, { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES });
    if (answer?.status !== 200 || answer.incomplete) return null;
    const image = await this.reader.read('image', answer.body).catch(() => null);
    return image && { type: image.type, body: answer.body };
  }
}

type Found = Pick<ProspectImage, 'type' | 'body'> | null;

const drawn = (name: string): Picture => ({ type: 'image/svg+xml', body: initialsSvg(name), isOwn: true });
const shown = ({ type, body }: ProspectImage, name: string): Picture => (type && body ? { type, body, isOwn: false } : drawn(name));
