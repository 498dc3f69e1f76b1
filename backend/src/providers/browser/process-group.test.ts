import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { groupProcessorTime, killGroup, wasStarved } from './process-group.js';

const MINUTE = 60_000;

describe('a measurement that did not end', () => {
  it.each([
    ['a script that never ends, on a free machine', { ranMs: 60_000, waitedMs: 900 }, false],
    ['a page that waits for its server', { ranMs: 800, waitedMs: 1200 }, false],
    ['eight workers of the page on two processors of its own', { ranMs: 118_000, waitedMs: 350_000 }, false],
    ['others have the processors', { ranMs: 9000, waitedMs: 80_000 }, true],
    ['nothing is counted here', { ranMs: 0, waitedMs: 0 }, false],
  ])('%s', (_what, time, starved) => {
    expect(wasStarved(time, MINUTE, 2)).toBe(starved);
  });
});

it('reads what the processes of a group had of the processors', async () => {
  const child = spawn(process.execPath, ['-e', 'for (let i = 0; i < 5e7; i++); console.log("worked"); setInterval(() => {}, 1000)'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const leader = child.pid ?? 0;
  try {
    await once(child.stdout, 'data');
    const { ranMs, waitedMs } = groupProcessorTime(leader);
    expect(ranMs).toBeGreaterThan(1);
    expect(waitedMs).toBeGreaterThanOrEqual(0);
  } finally {
    killGroup(leader);
  }
  await once(child, 'exit');
  expect(groupProcessorTime(leader)).toEqual({ ranMs: 0, waitedMs: 0 });
});
