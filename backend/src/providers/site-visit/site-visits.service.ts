import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/config/env.js';
import { isWrongPage } from '../../rules/outcome-names.rules.js';
import type { DrawnPage } from '../browser/drawn-page.js';
import { PageBrowser } from '../browser/page-browser.service.js';
import { ForeignReader } from '../foreign/foreign-reader.service.js';
import type { SourceReading } from '../foreign/foreign-work.js';
import type { FrameDocument } from '../html/parse-html.js';
import { ProviderError } from '../provider-error.js';
import { type FetchedPage, type FetchOptions, guardedFetch } from '../url-guard/guarded-fetch.js';
import { type Owner, siteKey } from './identity.js';
import { needsBrowser } from './needs-browser.js';
import { otherAddresses } from './other-addresses.js';
import type { Judgement } from './outcome.js';
import { isRefused, judgeTransport } from './outcome-transport.js';
import type { PageEvidence } from './page-evidence.js';
import { framesToRead, type PageFrame } from './page-frames.js';

/** A page as the server sent it. */
export interface Fetched extends SourceReading {
  page: FetchedPage;
}

/** The page of an address, shared by the analyses of one scan. */
export interface SiteVisit extends Fetched {
  requestedUrl: string;
  /** The address that answers: the requested one, or the same site without https, with or without www. */
  openedUrl: string;
  /** The rendered page; null when it equals the source, or without a browser. */
  drawn: DrawnPage | null;
  shown: Judgement;
  /** Documents in frames of the source that a visitor sees in its place. */
  frames: FrameDocument[];
}

interface VisitOptions {
  /** Final address of a browser. */
  via?: string;
  /** How long to wait for the machine's browser. */
  patienceMs?: number;
  withBrowser?: boolean;
}

const KEEP_MS = 60_000;
const MAX_CACHED = 12;
const MAX_CLIENT_REDIRECTS = 10;
const NO_OWNER: Owner = { company: null, ownHosts: [] };

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
    if (this.visits.size > MAX_CACHED) this.visits.delete(this.visits.keys().next().value ?? '');
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

  /** Returns the page of a visit with outcome ok; engines measure nothing else. */
  async page(url: string): Promise<SiteVisit> {
    const known = [...this.visits].findLast(([key]) => (JSON.parse(key) as [string])[0] === url)?.[1];
    const visit = await (known ?? this.visit(url, NO_OWNER));
    const { outcome, evidence } = visit.shown;
    // without a name another company's page cannot be detected
    if (isWrongPage(outcome) && (known || outcome !== 'other_company')) throw new ProviderError(outcome, evidence ?? undefined);
    if (visit.page.incomplete) throw new ProviderError(visit.page.incomplete, visit.page.url);
    return visit;
  }

  /** Returns the page as sent by the server, regardless of outcome. */
  async source(url: string): Promise<Fetched> {
    const page = await guardedFetch(url, this.identity());
    const { 'content-type': contentType, refresh } = page.headers;
    return { page, ...(await this.reader.read('source', page.body, contentType, page.url, refresh)) };
  }

  /** A further resource of a site, e.g. its feed; null when it does not answer. */
  async resource(
    url: string,
    options: Pick<FetchOptions, 'method' | 'timeoutMs' | 'maxBytes' | 'headersOnly'> = {},
  ): Promise<FetchedPage | null> {
    const limits = { timeoutMs: 8000, maxBytes: 1_000_000, ...options };
    return guardedFetch(url, { ...this.identity(), ...limits }).catch(() => null);
  }

  /** One request of a crawl, with its own limits. Throws a ProviderError without a response. */
  request(
    url: string,
    options: Pick<FetchOptions, 'timeoutMs' | 'maxBytes' | 'maxEncodedBytes' | 'signal' | 'mayFollow'>,
  ): Promise<FetchedPage> {
    return guardedFetch(url, { ...this.identity(), ...options });
  }

  private async make(url: string, owner: Owner, { via, patienceMs, withBrowser = true }: VisitOptions): Promise<SiteVisit> {
    const { openedUrl, ...fetched } = via ? { openedUrl: url, ...(await this.follow(via)) } : await this.open(url);
    const { frames, evidence } = await this.withFrames(fetched.page.url, fetched.document.html, fetched.evidence);
    const shownBySource = await this.judge(url, owner, fetched, evidence, null);
    const raw: SiteVisit = { requestedUrl: url, openedUrl, ...fetched, frames, drawn: null, shown: shownBySource };
    // a browser would show garbled characters where the source was decoded correctly
    const isLegible = !fetched.document.isMisread || raw.shown.outcome !== 'ok';
    if (!withBrowser || fetched.page.incomplete || !isLegible || !needsBrowser(fetched.page, evidence, raw.shown)) return raw;
    const drawn = await this.browser.draw(fetched.page.url, this.identity().userAgent, patienceMs).catch((error: unknown) => {
      if (error instanceof ProviderError) return null;
      throw error;
    });
    if (!drawn || !/^https?:/.test(drawn.url)) return raw;
    const final = hasMoved(fetched.page.url, drawn.url) ? await this.arrived(fetched, drawn.url) : fetched;
    const seen = await this.reader.read('framed', drawn.html, drawn.url, drawn.frames);
    const whole = drawn.frames.length > 0 ? { frames: drawn.frames, evidence: seen } : await this.withFrames(drawn.url, drawn.html, seen);
    const shown = await this.judge(url, owner, final, whole.evidence, drawn);
    return {
      requestedUrl: url,
      openedUrl,
      ...final,
      frames: hasMoved(fetched.page.url, drawn.url) ? [] : frames,
      drawn: { ...drawn, frames: whole.frames },
      shown,
    };
  }

  /** The answer of an address; of the same site under another address where this one shows nothing. */
  private async open(url: string): Promise<Fetched & { openedUrl: string }> {
    const fetched = await this.follow(url).catch((error: unknown) => {
      if (error instanceof ProviderError && !error.isOurs) return error;
      throw error;
    });
    const fault = fetched instanceof ProviderError ? fetched.code : fetched.page.tls?.state;
    for (const other of otherAddresses(url, fault)) {
      const found = await this.follow(other).catch(() => null);
      if (found && found.page.status < 400 && !isRefused(found.page.tls)) return { openedUrl: other, ...found };
    }
    if (fetched instanceof ProviderError) throw fetched;
    return { openedUrl: url, ...fetched };
  }

  /** The answer behind redirects, those by meta refresh and by script included. */
  private async follow(url: string): Promise<Fetched> {
    let fetched = await this.source(url);
    const seen = new Set<string>();
    for (let hop = 0; hop < MAX_CLIENT_REDIRECTS && fetched.page.status < 400; hop++) {
      if (!fetched.redirect || seen.has(fetched.redirect) || isRefused(fetched.page.tls)) break;
      seen.add(fetched.redirect);
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

  /** Frames of the same site that a visitor sees in the place of the page are read with it. */
  private async withFrames(
    url: string,
    html: string,
    evidence: PageEvidence,
  ): Promise<{ frames: FrameDocument[]; evidence: PageEvidence }> {
    const read = await Promise.all(framesToRead(evidence, url).map((frame) => this.frame(frame, url)));
    const frames = read.filter((frame) => frame !== null);
    return { frames, evidence: frames.length > 0 ? await this.reader.read('framed', html, url, frames) : evidence };
  }

  private async frame({ src, html }: PageFrame, url: string): Promise<FrameDocument | null> {
    if (html !== null) return { url, html };
    const { page, document } = (await this.source(src).catch(() => null)) ?? {};
    const isOwn = page && document && page.status < 400 && siteKey(page.url) === siteKey(url);
    return isOwn ? { url: page.url, html: document.html } : null;
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
    return { allowHosts: this.config.scanAllowHosts, proxy: this.config.scanProxy, userAgent };
  }
}

/** Another page of the same document is none. */
const hasMoved = (from: string, to: string): boolean => from.replace(/#.*$/, '') !== to.replace(/#.*$/, '');
