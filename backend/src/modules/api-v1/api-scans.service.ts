import { Injectable } from '@nestjs/common';
import { conflict, Problem } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { BulkScanEstimates } from '../analysis/scans/bulk-scan-estimate.queries.js';
import { ScanQueries } from '../analysis/scans/scan.queries.js';
import { Scans } from '../analysis/scans/scans.service.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import type { ApiScan, ApiScanEstimate, ApiScanOrder, ApiScanStarted } from './api-scan.contract.js';

/** Scans as the API and the assistants' server order them: with their price. */
@Injectable()
export class ApiScans {
  constructor(
    private readonly prospects: ProspectQueries,
    private readonly scans: Scans,
    private readonly queries: ScanQueries,
    private readonly estimates: BulkScanEstimates,
  ) {}

  async estimate(prospectId: string): Promise<ApiScanEstimate> {
    await this.prospects.get(prospectId);
    const { cost, seconds, vendors } = await this.estimates.of({ prospectIds: [prospectId] });
    return { cost, currency: 'USD', seconds, affordable: vendors.every(({ enough }) => enough) };
  }

  /** Starts a scan unless it costs more than `maxCost`; answers the one that runs already. */
  async start(prospectId: string, order: ApiScanOrder, user: SignedInUser): Promise<ApiScanStarted> {
    const cost = await this.estimate(prospectId);
    if (order?.maxCost !== undefined && cost.cost > order.maxCost) throw priceAboveLimit(cost.cost);
    return { scanId: await this.scans.startQuick(prospectId, user), cost };
  }

  async get(id: string): Promise<ApiScan> {
    const scan = await this.queries.lineOf(id);
    if (!scan) throw new Problem(404, 'not_found', 'Not found', 'Cette analyse n’existe pas.');
    return scan;
  }
}

const priceAboveLimit = (usd: number) =>
  conflict('price_above_limit', `Cette analyse coûterait environ ${usd} USD, plus que la limite demandée.`);
