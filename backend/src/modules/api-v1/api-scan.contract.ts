import { z } from 'zod';
import { isoDateTime, uuid } from '../../common/http/field.contract.js';
import { scanKind, scanOutcome, scanStatus } from '../analysis/scans/scan.contract.js';
import { EXAMPLE_ID, EXAMPLE_TIME } from './api-common.contract.js';

const usd = z.number().min(0);

/** What a scan of one prospect costs, before it is started. */
export const apiScanEstimate = z
  .object({
    cost: usd.meta({ description: 'Expected cost at paid services; 0 when everything is measured here.' }),
    currency: z.literal('USD'),
    seconds: z.number().meta({ description: 'Expected duration, once it is its turn.' }),
    affordable: z.boolean().meta({ description: 'Whether the budgets of the paid services still cover it.' }),
  })
  .meta({ example: { cost: 0.02, currency: 'USD', seconds: 40, affordable: true } });

/** Order of a scan. */
export const apiScanOrder = z
  .strictObject({
    maxCost: usd
      .max(1000)
      .optional()
      .meta({ description: 'USD. A scan that is expected to cost more is refused (409 `price_above_limit`).' }),
  })
  .optional()
  .meta({ example: { maxCost: 0.1 } });

/** A scan that was started, or that runs already for this prospect. */
export const apiScanStarted = z
  .object({ scanId: uuid, cost: apiScanEstimate })
  .meta({ example: { scanId: EXAMPLE_ID, cost: { cost: 0.02, currency: 'USD', seconds: 40, affordable: true } } });

/** State of a scan. All numbers count prospects. */
export const apiScan = z
  .object({
    id: uuid,
    kind: scanKind,
    status: scanStatus,
    total: z.number().int(),
    done: z.number().int(),
    failed: z.number().int(),
    cancelled: z.number().int(),
    outcomes: z.record(scanOutcome, z.number().int()).meta({ description: 'How those went that have ended.' }),
    cost: z.object({ estimated: usd.nullable(), spent: usd }).meta({ description: 'USD.' }),
    created_at: isoDateTime,
    started_at: isoDateTime.nullable(),
    finished_at: isoDateTime.nullable(),
    remaining_seconds: z.number().int().nullable(),
  })
  .meta({
    example: {
      id: EXAMPLE_ID,
      kind: 'quick',
      status: 'done',
      total: 1,
      done: 1,
      failed: 0,
      cancelled: 0,
      outcomes: { measured: 1, partial: 0, unreachable: 0, otherPage: 0, sample: 0, failed: 0 },
      cost: { estimated: 0.02, spent: 0.0186 },
      created_at: EXAMPLE_TIME,
      started_at: EXAMPLE_TIME,
      finished_at: EXAMPLE_TIME,
      remaining_seconds: null,
    },
  });

export type ApiScan = z.infer<typeof apiScan>;
export type ApiScanEstimate = z.infer<typeof apiScanEstimate>;
export type ApiScanOrder = z.infer<typeof apiScanOrder>;
export type ApiScanStarted = z.infer<typeof apiScanStarted>;
