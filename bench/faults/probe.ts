import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from './client.ts';
import type { Person } from './load/context.ts';
import type { Stack } from './stack.ts';

export const RECOVERY_MS = 30_000;

/** Seconds from the end of a fault until every process is healthy, a write was taken by each web and a new scan has ended; null: not in time. */
export async function recovered(stack: Stack, client: Client, person: Person): Promise<{ ms: number; missing: string[] }> {
  const began = performance.now();
  const left = () => RECOVERY_MS - (performance.now() - began);
  const missing = new Set(['health', 'write', 'scan', 'workers']);
  const until = async (what: string, isThere: () => Promise<boolean>) => {
    for (; left() > 0; await sleep(100)) {
      if (await isThere()) return missing.delete(what);
    }
    return false;
  };
  await Promise.all([
    until('health', async () => {
      const states = await Promise.all(stack.webs.map((_, web) => client.call('GET', '/health/ready', undefined, { web })));
      return states.every(({ status }) => status === 200);
    }).then(() =>
      until('write', async () => {
        const writes = stack.webs.map((_, web) =>
          client.call('PUT', `/api/admin/prospects/${person.id}`, { poste: `Chef ${web}` }, { web }),
        );
        return (await Promise.all(writes)).every(({ status }) => status === 200);
      }),
    ),
    until('scan', async () => {
      const { status, body } = await client.call<{ scanId: string }>('POST', `/api/admin/prospects/${person.id}/scan`);
      if (status === null || status > 299) return false;
      for (; left() > 0; await sleep(200)) {
        const scan = await client.call<{ status: string }>('GET', `/api/admin/scans/${body.scanId}`);
        if (scan.status === 200 && scan.body.status === 'done') return true;
      }
      return false;
    }),
    until('workers', async () => {
      const { status, body } = await client.call<{ id: string; seen_at: string }[]>('GET', '/api/admin/workers');
      return status === 200 && Array.isArray(body) && body.length >= stack.workers.length && stack.workers.every(({ isReady }) => isReady);
    }),
  ]);
  return { ms: performance.now() - began, missing: [...missing] };
}
