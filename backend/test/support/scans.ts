import type { AnalysisReport } from '../../src/modules/analysis/results/analysis.contract.js';
import type { ScanRecord } from '../../src/modules/analysis/scans/scan.contract.js';
import type { TestApp } from './app.js';
import { until } from './until.js';

export async function startScan(app: TestApp, prospectId: string): Promise<string> {
  const { status, body } = await app.call<{ scanId: string }>('POST', `/api/admin/prospects/${prospectId}/scan`, { as: app.admin });
  if (status !== 202) throw new Error(`scan not started: ${status} ${JSON.stringify(body)}`);
  return body.scanId;
}

/** Looked at in the database meanwhile: the whole record of a scan of many is too much to be read five times a second. */
export async function waitForScan(app: TestApp, scanId: string): Promise<ScanRecord> {
  const statusNow = async () =>
    (await app.database.query<{ status: string }[]>('SELECT status FROM scans WHERE id = $1', [scanId]))[0]?.status;
  await until(statusNow, (status) => status === 'done' || status === 'cancelled');
  return (await app.call<ScanRecord>('GET', `/api/admin/scans/${scanId}`, { as: app.admin })).body;
}

export const analysisOf = async (app: TestApp, prospectId: string): Promise<AnalysisReport> =>
  (await app.call<AnalysisReport>('GET', `/api/admin/prospects/${prospectId}/analysis`, { as: app.admin })).body;

export const taskOf = (scan: ScanRecord, analysis: string) => scan.tasks.find((task) => task.analysis === analysis);

/** Every visit of this application meets the company's own page: made-up addresses can be measured by the vendors' doubles. */
export async function meetOwnPages(app: TestApp): Promise<void> {
  const { Connectivity } = await import('../../src/providers/connectivity/connectivity.service.js');
  const connectivity = app.app.get(Connectivity, { strict: false });
  connectivity.confirm = () => Promise.resolve();
  connectivity.check = (url) =>
    Promise.resolve({
      url,
      accessible: true,
      outcome: 'ok',
      status_code: 200,
      response_time_ms: 120,
      final_url: url,
      redirects: [],
      tls: null,
      reason: null,
      doubt: null,
    });
}
