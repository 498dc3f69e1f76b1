import type { VendorAccounts } from '../../src/providers/vendor/vendor-accounts.js';
import type { VendorGate } from '../../src/providers/vendor/vendor-gate.service.js';
import { KEYS } from './keys.ts';

/** Stands for the gate without a database: every call goes out at once, and what it cost is noted. */
export function openGate(): { gate: VendorGate; costs: number[] } {
  const costs: number[] = [];
  const call: VendorGate['call'] = async (_order, work) => {
    const { value, cost } = await work();
    costs.push(cost);
    return value;
  };
  return { gate: { call } as VendorGate, costs };
}

/** Stands for the settings, with the keys that the emulators accept or others. */
export function accountsWith(keys: Partial<Record<string, { key: string; metadata: object }>> = KEYS): VendorAccounts {
  return { credentials: async (vendor: string) => keys[vendor] ?? null } as VendorAccounts;
}

/** Makes every client impatient and its retries immediate; the returned function puts the clock back. */
export function hurry(timeoutMs = 2000): () => void {
  const { setTimeout } = globalThis;
  const { random } = Math;
  const short = (work: () => void, ms = 0) => setTimeout(work, Math.min(ms, timeoutMs));
  globalThis.setTimeout = short as typeof setTimeout;
  Math.random = () => -0.5; // VendorHttp waits `ms × (0.5 + random)` before another attempt
  return () => {
    globalThis.setTimeout = setTimeout;
    Math.random = random;
  };
}
