import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { displayUrl } from '../../../../common/display-host.js';
import type { ConnectivityReport } from '../../../../providers/connectivity/connectivity.contract.js';
import { Connectivity } from '../../../../providers/connectivity/connectivity.service.js';
import { CAUSES, type CauseCode, ProviderError } from '../../../../providers/provider-error.js';
import { type Analysis, type AnalysisOutput, ownerOf, type Subject } from '../../results/analysis.js';

/** A server that was busy for a moment answers then. */
const AGAIN_AFTER_MS = 2000;

/** Whether a site that does not answer may do so at the next attempt. */
const isPassing = ({ outcome, reason }: ConnectivityReport): boolean =>
  outcome === 'unreachable' && reason !== null && reason in CAUSES && new ProviderError(reason as CauseCode).retryable;

@Injectable()
export class ConnectivityAnalysis implements Analysis<'connectivity'> {
  readonly name = 'connectivity';
  readonly phase = 'visit';
  readonly usesBrowser = true;
  readonly maxAttempts = 2;

  constructor(private readonly connectivity: Connectivity) {}

  async run(subject: Subject): Promise<AnalysisOutput<'connectivity'>> {
    const first = await this.connectivity.check(subject.url, ownerOf(subject));
    const result = isPassing(first)
      ? await sleep(AGAIN_AFTER_MS).then(() => this.connectivity.check(subject.url, ownerOf(subject)))
      : first;
    const code = result.outcome === 'unreachable' ? (result.reason ?? 'unreachable') : result.outcome;
    const reason = code in CAUSES ? { code, message: CAUSES[code as keyof typeof CAUSES] } : undefined;
    return { state: 'measured', source: 'live', provider: this.connectivity.provider, result: asShown(result), ...(reason && { reason }) };
  }
}

/** Returns the addresses of a visit with their hosts in Unicode. */
const asShown = (report: ConnectivityReport): ConnectivityReport => ({
  ...report,
  url: displayUrl(report.url),
  final_url: report.final_url && displayUrl(report.final_url),
  redirects: report.redirects.map(({ url, status }) => ({ url: displayUrl(url), status })),
});
