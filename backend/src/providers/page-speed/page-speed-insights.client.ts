import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { explainGoogle, readGoogleError } from '../google/google-error.js';
import { ProviderError } from '../provider-error.js';
import { VENDOR_LABELS, VendorAccounts } from '../vendor/vendor-accounts.js';
import { VendorHttp } from '../vendor/vendor-http.service.js';
import { lighthouseCause, lighthouseCodeIn } from './lighthouse-cause.js';
import { measurementOf, seenReport } from './lighthouse-report.js';
import { type Device, PageSpeed, type PageSpeedMeasurement, type PageSpeedOptions, type SeenReport } from './page-speed.js';

const score = z.number().min(0).max(1).nullish();
const audit = z.object({
  id: z.string().optional(),
  title: z.string().optional(),
  score,
  scoreDisplayMode: z.string().optional(),
  displayValue: z.string().optional(),
  numericValue: z.number().optional(),
  metricSavings: z.record(z.string(), z.number()).optional(),
  details: z
    .object({
      items: z.array(z.unknown()).optional().catch(undefined),
      overallSavingsMs: z.number().optional(),
      /** A picture. */
      data: z.string().optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
});
const category = z.object({ score, auditRefs: z.array(z.object({ id: z.string(), weight: z.number().optional() })).optional() });

/** The parts of the answer that are read; a run that failed has a `runtimeError` and no scores worth keeping. */
const pageSpeedAnswer = z.object({
  lighthouseResult: z.object({
    lighthouseVersion: z.string().optional(),
    fetchTime: z.string().optional(),
    finalDisplayedUrl: z.string().optional(),
    finalUrl: z.string().optional(),
    runWarnings: z.array(z.unknown()).optional(),
    runtimeError: z.object({ code: z.string().optional(), message: z.string().optional() }).optional(),
    categories: z.record(z.string(), category),
    audits: z.record(z.string(), audit),
  }),
});

const PARTS = ['lighthouseVersion', 'fetchTime', 'finalDisplayedUrl', 'finalUrl', 'runWarnings', 'runtimeError', 'categories', 'audits'];

/** Lighthouse at Google: no load on our machines. Scores differ a little from the local ones. */
@Injectable()
export class PageSpeedInsights extends PageSpeed {
  readonly provider = VENDOR_LABELS.pagespeed;

  constructor(
    private readonly http: VendorHttp,
    private readonly accounts: VendorAccounts,
  ) {
    super();
  }

  async measure(url: string, { devices, runs, onlyPerformance, signal }: PageSpeedOptions): Promise<PageSpeedMeasurement> {
    const credentials = await this.accounts.credentials('pagespeed');
    if (!credentials) throw new ProviderError('not_configured', undefined, this.provider);
    const reports: Record<Device, SeenReport[]> = { mobile: [], desktop: [] };
    const failed: Partial<Record<Device, unknown>> = {};
    const measureDevice = async (device: Device) => {
      try {
        for (let run = 0; run < runs; run++)
          reports[device].push(await this.run(url, device, { key: credentials.key, onlyPerformance, signal }));
      } catch (error) {
        failed[device] = error;
      }
    };
    await Promise.all(devices.map(measureDevice));
    return measurementOf(reports, failed);
  }

  private run(url: string, strategy: Device, { key, onlyPerformance, signal }: Run): Promise<SeenReport> {
    const query = new URLSearchParams({ url, strategy, locale: 'fr', fields: `lighthouseResult(${PARTS.join(',')})`, key });
    for (const name of onlyPerformance ? CATEGORIES.slice(0, 1) : CATEGORIES) query.append('category', name);
    return this.http.request({
      vendor: 'pagespeed',
      operation: `run_${strategy}`,
      method: 'GET',
      path: `/pagespeedonline/v5/runPagespeed?${query}`,
      headers: {},
      timeoutMs: 120_000,
      expectedCost: 0,
      attempts: 2,
      signal,
      schema: pageSpeedAnswer,
      read: ({ lighthouseResult }) => {
        const { code, message = '' } = lighthouseResult.runtimeError ?? {};
        if (code) throw this.notLoaded(code, message);
        if (typeof lighthouseResult.categories.performance?.score !== 'number')
          throw new ProviderError('page_error', 'no performance score');
        return { value: seenReport(lighthouseResult, strategy), cost: 0 };
      },
      explain: (status, body) => this.explainRun(status, body) ?? explainGoogle(status, body, this.provider),
    });
  }

  /** A page that Lighthouse could not load is returned as an error of the request. */
  private explainRun(status: number, body: unknown): ProviderError | undefined {
    const error = readGoogleError(body);
    if (!error?.reasons.some((reason) => reason === 'lighthouseUserError' || reason === 'lighthouseError')) return undefined;
    const code = lighthouseCodeIn(error.message);
    if (code) return this.notLoaded(code, error.message);
    return status < 500 ? new ProviderError(lighthouseCause(''), `HTTP ${status}`) : undefined;
  }

  /** A complete home page may be served with 404, which Lighthouse rejects: our own engine measures it. */
  private notLoaded(code: string, message: string): ProviderError {
    if (code === 'ERRORED_DOCUMENT_REQUEST' && /\b404\b/.test(message)) return new ProviderError('vendor_rejected', code, this.provider);
    return new ProviderError(lighthouseCause(code), code);
  }
}

const CATEGORIES = ['PERFORMANCE', 'ACCESSIBILITY', 'BEST_PRACTICES', 'SEO'];

interface Run {
  key: string;
  onlyPerformance: boolean | undefined;
  signal: AbortSignal | undefined;
}
