import type { VendorAccounts } from '../../src/providers/vendor/vendor-accounts.js';
import type { VendorGate } from '../../src/providers/vendor/vendor-gate.service.js';
import { VendorHttp } from '../../src/providers/vendor/vendor-http.service.js';
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

/** Makes every client impatient and its retries immediate; the returned function gives back its patience. */
export function hurry(timeoutMs = 800): () => void {
  const { setTimeout } = globalThis;
  const patient = Reflect.get(VendorHttp.prototype, 'pause');
  const short = (work: () => void, ms = 0, ...given: []) => setTimeout(work, Math.min(ms, timeoutMs), ...given);
  globalThis.setTimeout = short as typeof setTimeout;
  Reflect.set(VendorHttp.prototype, 'pause', () => Promise.resolve());
  return () => {
    globalThis.setTimeout = setTimeout;
    Reflect.set(VendorHttp.prototype, 'pause', patient);
  };
}
