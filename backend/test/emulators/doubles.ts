import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { VendorAccounts } from '../../src/providers/vendor/vendor-accounts.js';
import type { VendorGate } from '../../src/providers/vendor/vendor-gate.service.js';
import { VendorHttp } from '../../src/providers/vendor/vendor-http.service.js';
import { UNANSWERED } from './emulator.ts';
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

/** From here on a client waits for an answer; what is shorter is a pause between two of its calls, ms. */
const WAITS_FROM_MS = 15_000;
const PAUSE_MS = 800;

/**
 * Makes every client lose its patience as soon as a vendor has taken a call that it will not answer, however slow the machine is,
 * and its retries immediate; the returned function gives back its patience.
 */
export function hurry(): () => void {
  const { setTimeout, clearTimeout } = globalThis;
  const patient = Reflect.get(VendorHttp.prototype, 'pause');
  const waiting = new Map<unknown, () => void>();
  const give = (work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
    if (ms < WAITS_FROM_MS) return setTimeout(work, Math.min(ms, PAUSE_MS), ...given);
    const timer = setTimeout(work, ms, ...given);
    waiting.set(timer, () => work(...given));
    return timer;
  };
  const take = (timer: unknown) => {
    waiting.delete(timer);
    clearTimeout(timer as NodeJS.Timeout);
  };
  const losePatience = () => {
    for (const [timer, work] of [...waiting]) {
      take(timer);
      work();
    }
  };
  globalThis.setTimeout = give as typeof setTimeout;
  globalThis.clearTimeout = take as typeof clearTimeout;
  subscribe(UNANSWERED, losePatience);
  Reflect.set(VendorHttp.prototype, 'pause', () => Promise.resolve());
  return () => {
    Object.assign(globalThis, { setTimeout, clearTimeout });
    unsubscribe(UNANSWERED, losePatience);
    Reflect.set(VendorHttp.prototype, 'pause', patient);
  };
}
