import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { SessionLocks } from '../src/common/database/session-locks.service.js';
import { clientClass, ParallelQueryError } from '../src/common/database/strict-client.js';
import { MachineSemaphore } from '../src/providers/browser/machine-semaphore.service.js';
import { type Urgency, withUrgency } from '../src/providers/browser/urgency.js';
import { cloneDatabase } from './support/database.js';
import { until } from './support/until.js';

let database: DataSource;
/** As two worker processes of one machine. */
let [one, other]: MachineSemaphore[] = [];
let locks: SessionLocks[];
let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await cloneDatabase();
  database = await new DataSource({ type: 'postgres', url: databaseUrl, poolSize: 8 }).initialize();
  locks = [1, 2].map(() => new SessionLocks({ directDatabaseUrl: databaseUrl, refuseSecondConnections: true }));
  [one, other] = locks.map((of) => new MachineSemaphore(of));
});
afterAll(async () => {
  await Promise.all(locks.map((of) => of.onApplicationShutdown()));
  await database?.destroy();
});

const semaphores = () => [one as MachineSemaphore, other as MachineSemaphore] as const;
/** Takes every place, until it is told to leave them. */
async function takeAll(urgency: Urgency = 'batch') {
  const leave: (() => void)[] = [];
  const left = Array.from({ length: semaphores()[0].places }, () => {
    let taken: () => void = () => undefined;
    const isTaken = new Promise<void>((done) => (taken = done));
    const work = (preempted: AbortSignal) =>
      new Promise<string>((done, failed) => {
        leave.push(() => done('done'));
        preempted.addEventListener('abort', () => failed(new Error('killed')));
        taken();
      });
    const run = withUrgency(urgency, () => semaphores()[0].take(work));
    run.catch(() => undefined);
    return { turn: run, isTaken };
  });
  await Promise.all(left.map(({ isTaken }) => isTaken));
  return {
    turns: left.map(({ turn: run }) => run),
    leave: () => {
      for (const go of leave) go();
    },
  };
}
const waiting = (held: string) => async () => (await database.query(HELD, [held]))[0].count;
/** In this database alone: other tests hold locks of their own in theirs. */
const HELD = `SELECT count(*)::int AS count FROM pg_locks JOIN pg_database d ON d.oid = database AND d.datname = current_database()
  WHERE locktype = 'advisory' AND mode = $1`;
const untilPersonWaits = () => until(async () => (await waiting('ShareLock')()) > 0);

it('a person precedes a waiting batch', async () => {
  const held = await takeAll();
  const order: string[] = [];
  const ask = (name: string, urgency: Urgency, from: MachineSemaphore) =>
    withUrgency(urgency, () => from.take(async () => void order.push(name)));
  const [here, there] = semaphores();
  const asked = [ask('batch', 'batch', here), ask('night', 'batch', there)];
  await sleep(300); // both have looked and found no place
  asked.push(ask('person', 'person', there));
  await untilPersonWaits();
  held.leave();
  await Promise.all(asked);
  expect(order[0]).toBe('person');
  expect(order.toSorted()).toEqual(['batch', 'night', 'person']);
});

it('a refinement is preempted when a person waits, with its own error', async () => {
  const held = await takeAll('refinement');
  expect(await withUrgency('person', () => semaphores()[1].take(async () => 'measured'))).toBe('measured');
  const outcomes = await Promise.allSettled(held.turns);
  expect(outcomes.some((outcome) => outcome.status === 'rejected' && outcome.reason.code === 'gave_way')).toBe(true);
  held.leave();
});

it('a running batch is not preempted, and all locks are released at the end', async () => {
  const held = await takeAll('batch');
  const person = withUrgency('person', () => semaphores()[1].take(async () => 'measured'));
  await untilPersonWaits();
  held.leave();
  expect(await Promise.all(held.turns)).toEqual(held.turns.map(() => 'done'));
  expect(await person).toBe('measured');
  expect([await waiting('ShareLock')(), await waiting('ExclusiveLock')()]).toEqual([0, 0]);
});

it('a caller without patience gets « busy » when every slot is taken', async () => {
  const held = await takeAll();
  for (const urgency of ['person', 'batch'] as const)
    await expect(withUrgency(urgency, () => semaphores()[1].take(async () => 1, 300))).rejects.toMatchObject({ code: 'machine_busy' });
  held.leave();
  await Promise.all(held.turns);
  expect([await waiting('ShareLock')(), await waiting('ExclusiveLock')()]).toEqual([0, 0]);
});

describe('the session locks of a process', () => {
  const ask = (of: number, name: string, mode?: 'shared') => (locks[of] as SessionLocks).take(name, mode);
  const connections = async () =>
    (
      await database.query(
        `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'smartindex-locks'`,
      )
    )[0].n;

  it('use one connection, and have one holder across processes', async () => {
    const releases = await Promise.all(Array.from({ length: 30 }, (_, n) => ask(n % 2, `of its own ${n}`)));
    expect(releases.every(Boolean)).toBe(true);
    expect(await connections()).toBe(2);
    expect([await ask(0, 'of its own 0'), await ask(1, 'of its own 0')]).toEqual([null, null]);
    await Promise.all(releases.map((release) => release?.()));
    expect(await waiting('ExclusiveLock')()).toBe(0);
    const again = await ask(1, 'of its own 0');
    expect(again).not.toBeNull();
    await again?.();
  });

  it('can be shared until the last holder releases them', async () => {
    const shared = await Promise.all([0, 0, 1].map((of) => ask(of, 'shared', 'shared')));
    expect([await ask(0, 'shared'), await ask(1, 'shared')]).toEqual([null, null]);
    for (const release of shared.slice(0, 2)) await release?.();
    expect([await ask(0, 'shared'), await ask(1, 'shared')]).toEqual([null, null]);
    await shared[2]?.();
    const alone = await ask(0, 'shared');
    expect([alone === null, await ask(0, 'shared', 'shared'), await ask(1, 'shared', 'shared')]).toEqual([false, null, null]);
    await alone?.();
  });

  it('are lost with their connection, and can be taken again', async () => {
    const lost = await ask(0, 'lost');
    await database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'smartindex-locks'`,
    );
    await until(async () => (await connections()) === 0);
    const taken = await given(() => ask(1, 'lost'));
    await lost?.();
    expect(await ask(0, 'lost')).toBeNull();
    await taken();
  });
});

it('concurrent statements on a connection fail in tests, and are queued otherwise', async () => {
  for (const strict of [true, false]) {
    const client = new (clientClass(strict))({ connectionString: databaseUrl });
    await client.connect();
    await expect(client.query('SELECT 1 / 0')).rejects.toThrow('division by zero');
    const first = client.query('SELECT 1 AS one');
    const second = async () => (await client.query('SELECT 2 AS two')).rows;
    await (strict ? expect(second()).rejects.toThrow(ParallelQueryError) : expect(second()).resolves.toEqual([{ two: 2 }]));
    expect((await first).rows).toEqual([{ one: 1 }]);
    expect(await second()).toEqual([{ two: 2 }]);
    await client.end();
  }
});

/** The first statement detects the broken connection. */
async function given<T>(ask: () => Promise<T | null>): Promise<T> {
  for (let looks = 0; looks < 100; looks++) {
    const got = await ask().catch(() => null);
    if (got) return got;
    await sleep(50);
  }
  throw new Error('it was not given');
}
