import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/config/env.js';
import { isWrongPage } from '../../rules/outcomes.rules.js';
import type { DrawnPage } from '../browser/drawn-page.js';
import { PageBrowser } from '../browser/page-browser.service.js';
import { ForeignReader } from '../foreign/foreign-reader.service.js';
import type { SourceReading } from '../foreign/foreign-work.js';
import { ProviderError } from '../provider-error.js';
import { type FetchedPage, guardedFetch } from '../url-guard/guarded-fetch.js';
import { type Owner, siteKey } from './identity.js';
import { needsBrowser } from './needs-browser.js';
import type { Judgement } from './outcome.js';
import { isRefused, judgeTransport } from './outcome-transport.js';
import type { PageEvidence } from './page-evidence.js';

/** A page as the server sent it. */
export interface Fetched extends SourceReading {
  page: FetchedPage;
}

/** The page of an address, shared by the analyses of one scan. */
export interface SiteVisit extends Fetched {
  requestedUrl: string;
  /** The page as a browser drew it; null when the source says as much, or no browser could be had. */
  drawn: DrawnPage | null;
  shown: Judgement;
}

interface VisitOptions {
  /** Where a browser ended up that came from the address. */
  via?: string;
  /** How long to wait for the machine's browser. */
  patienceMs?: number;
  withBrowser?: boolean;
}

const KEEP_MS = 60_000;
const MAX_KEPT = 12;
const MAX_CLIENT_REDIRECTS = 3;
const NOBODY: Owner = { company: null, ownHosts: [] };

/** Visits websites politely: analyses that ask for the same page within a minute share one visit. */
@Injectable()
export class SiteVisits {
  private readonly visits = new Map<string, Promise<SiteVisit>>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly browser: PageBrowser,
    private readonly reader: ForeignReader,
  ) {}

  /** What is met at an address that is expected to be the owner's, judged once (decision 30). */
  visit(url: string, owner: Owner, options: VisitOptions = {}): Promise<SiteVisit> {
    const key = JSON.stringify([url, owner, options.via ?? null, options.withBrowser ?? true]);
    const known = this.visits.get(key);
    if (known) return known;
    const visit = this.make(url, owner, options);
    this.visits.set(key, visit);
    visit.then(
      () => setTimeout(() => this.visits.delete(key), KEEP_MS).unref(),
      () => this.visits.delete(key),
    );
    if (this.visits.size > MAX_KEPT) this.visits.delete(this.visits.keys().next().value ?? '');
    return visit;
  }

  /** The same without a browser, for what is shown beside a page. */
  glance(url: string, owner: Owner): Promise<SiteVisit> {
    return this.visit(url, owner, { withBrowser: false });
  }

  /** The next analysis fetches again. */
  forget(): void {
    this.visits.clear();
  }

  /** The whole page that a visit has found to be the site's own; engines are asked for nothing else. */
  async page(url: string): Promise<SiteVisit> {
    const known = [...this.visits].findLast(([key]) => (JSON.parse(key) as [string])[0] === url)?.[1];
    const visit = await (known ?? this.visit(url, NOBODY));
    const { outcome, evidence } = visit.shown;
    // without a name nobody can tell another company's page
    if (isWrongPage(outcome) && (known || outcome !== 'other_company')) throw new ProviderError(outcome, evidence ?? undefined);
    if (visit.page.incomplete) throw new ProviderError(visit.page.incomplete, visit.page.url);
    return visit;
  }

  /** The page as the server sends it, whatever it shows. */
  async source(url: string): Promise<Fetched> {
    const page = await guardedFetch(url, this.identity());
    return { page, ...(await this.reader.read('source', page.body, page.headers['content-type'], page.url)) };
  }

  /** A further resource of a site, e.g. its feed; null when it does not answer. */
  async resource(
    url: string,
    options: { method?: 'GET' | 'HEAD'; timeoutMs?: number; maxBytes?: number } = {},
  ): Promise<FetchedPage | null> {
    const limits = { timeoutMs: 8000, maxBytes: 1_000_000, ...options };
    return guardedFetch(url, { ...this.identity(), ...limits }).catch(() => null);
  }

  private async make(url: string, owner: Owner, { via, patienceMs, withBrowser = true }: VisitOptions): Promise<SiteVisit> {
    const fetched = await this.follow(via ?? url);
    const evidence = await this.withFrames(fetched);
    const raw: SiteVisit = { requestedUrl: url, ...fetched, drawn: null, shown: await this.judge(url, owner, fetched, evidence, null) };
    if (!withBrowser || fetched.page.incomplete || !needsBrowser(fetched.page, evidence, raw.shown)) return raw;
    const drawn = await this.browser.draw(fetched.page.url, this.identity().userAgent, patienceMs).catch((error: unknown) => {
      if (error instanceof ProviderError) return null;
      throw error;
    });
    if (!drawn || !/^https?:/.test(drawn.url)) return raw;
    const final = hasMoved(fetched.page.url, drawn.url) ? await this.arrived(fetched, drawn.url) : fetched;
    const seen = await this.reader.read('drawn', drawn.html, drawn.frames, drawn.url);
    const shown = await this.judge(url, owner, final, seen.evidence, drawn);
    return { requestedUrl: url, ...final, drawn: { ...drawn, html: seen.html }, shown };
  }

  /** The answer behind redirects, those by meta refresh and by script included. */
  private async follow(url: string): Promise<Fetched> {
    let fetched = await this.source(url);
    for (let hop = 0; hop < MAX_CLIENT_REDIRECTS && fetched.page.status < 400; hop++) {
      if (!fetched.redirect || isRefused(fetched.page.tls)) break;
      fetched = await this.arrived(fetched, fetched.redirect);
    }
    return fetched;
  }

  /** The page that a page has sent its visitor to. */
  private async arrived({ page: before }: Fetched, url: string): Promise<Fetched> {
    const arrived = await this.source(url);
    const redirects = [...before.redirects, { url: before.url, status: before.status }, ...arrived.page.redirects];
    return { ...arrived, page: { ...arrived.page, redirects } };
  }

  /** Frames of the same site are read with the page that shows them. */
  private async withFrames({ page, document, evidence }: Fetched): Promise<PageEvidence> {
    if (!evidence.isFrameset) return evidence;
    const own = evidence.frames.filter(({ src }) => siteKey(src) === siteKey(page.url)).slice(0, 4);
    const bodies = await Promise.all(own.map(({ src }) => this.source(src).catch(() => null)));
    const found = bodies.flatMap((frame) => (frame && frame.page.status < 400 ? [frame.document.html] : []));
    return found.length > 0 ? this.reader.read('together', [document.html, ...found], page.url) : evidence;
  }

  private async judge(
    requestedUrl: string,
    owner: Owner,
    { page }: Fetched,
    evidence: PageEvidence,
    drawn: DrawnPage | null,
  ): Promise<Judgement> {
    const inTheWay = judgeTransport(page);
    if (inTheWay) return inTheWay;
    return this.reader.read('judge', {
      requestedUrl,
      finalUrl: drawn?.url ?? page.url,
      status: page.status,
      headers: page.headers,
      size: page.body.length,
      page: evidence,
      drawn,
      owner,
      certificateNames: page.certificateNames,
    });
  }

  private identity() {
    const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36 SmartIndexBot/1.0 (+${this.config.publicUrl}/mentions)`;
    return { allowHosts: this.config.scanAllowHosts, userAgent };
  }
}

/** Another page of the same document is none. */
const hasMoved = (from: string, to: string): boolean => from.replace(/#.*$/, '') !== to.replace(/#.*$/, '');
