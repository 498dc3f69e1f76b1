import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { MachineTurns } from '../src/providers/browser/machine-turns.service.js';
import { type Urgency, withUrgency } from '../src/providers/browser/urgency.js';
import { cloneDatabase } from './support/database.js';

let database: DataSource;
/** As two worker processes of one machine. */
let [one, other]: MachineTurns[] = [];

beforeAll(async () => {
  database = await new DataSource({ type: 'postgres', url: await cloneDatabase(), poolSize: 8 }).initialize();
  [one, other] = [new MachineTurns(database), new MachineTurns(database)];
});
afterAll(() => database?.destroy());

const turns = () => [one as MachineTurns, other as MachineTurns] as const;
/** Takes every place, until it is told to leave them. */
async function takeAll(urgency: Urgency = 'batch') {
  const leave: (() => void)[] = [];
  const left = Array.from({ length: turns()[0].places }, () => {
    let taken: () => void = () => undefined;
    const isTaken = new Promise<void>((done) => (taken = done));
    const work = (giveWay: AbortSignal) =>
      new Promise<string>((done, failed) => {
        leave.push(() => done('done'));
        giveWay.addEventListener('abort', () => failed(new Error('killed')));
        taken();
      });
    const turn = withUrgency(urgency, () => turns()[0].take(work));
    turn.catch(() => undefined);
    return { turn, isTaken };
  });
  await Promise.all(left.map(({ isTaken }) => isTaken));
  return {
    turns: left.map(({ turn }) => turn),
    leave: () => {
      for (const go of leave) go();
    },
  };
}
const waiting = (held: string) => async () => (await database.query(HELD, [held]))[0].count;
/** In this database alone: other tests hold locks of their own in theirs. */
const HELD = `SELECT count(*)::int AS count FROM pg_locks JOIN pg_database d ON d.oid = database AND d.datname = current_database()
  WHERE locktype = 'advisory' AND mode = $1`;
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let looks = 0; !(await isSo()); looks++) {
    if (looks > 200) throw new Error('it did not come to that');
    await sleep(50);
  }
}
const somebodyWaits = () => until(async () => (await waiting('ShareLock')()) > 0);

it('a person goes before what a batch has asked for earlier', async () => {
  const held = await takeAll();
  const order: string[] = [];
  const ask = (name: string, urgency: Urgency, from: MachineTurns) =>
    withUrgency(urgency, () => from.take(async () => void order.push(name)));
  const [here, there] = turns();
  const asked = [ask('batch', 'batch', here), ask('night', 'batch', there)];
  await sleep(300); // both have looked and found no place
  asked.push(ask('person', 'person', there));
  await somebodyWaits();
  held.leave();
  await Promise.all(asked);
  expect(order[0]).toBe('person');
  expect(order.toSorted()).toEqual(['batch', 'night', 'person']);
});

it('a refinement leaves its place at once when somebody waits, and says so', async () => {
  const held = await takeAll('refinement');
  expect(await withUrgency('person', () => turns()[1].take(async () => 'measured'))).toBe('measured');
  const outcomes = await Promise.allSettled(held.turns);
  expect(outcomes.some((outcome) => outcome.status === 'rejected' && outcome.reason.code === 'gave_way')).toBe(true);
  held.leave();
});

it('a batch that runs is not disturbed, and nothing is held after all has ended', async () => {
  const held = await takeAll('batch');
  const person = withUrgency('person', () => turns()[1].take(async () => 'measured'));
  await somebodyWaits();
  held.leave();
  expect(await Promise.all(held.turns)).toEqual(held.turns.map(() => 'done'));
  expect(await person).toBe('measured');
  expect([await waiting('ShareLock')(), await waiting('ExclusiveLock')()]).toEqual([0, 0]);
});

it('whoever has no patience is told that every place is taken', async () => {
  const held = await takeAll();
  for (const urgency of ['person', 'batch'] as const)
    await expect(withUrgency(urgency, () => turns()[1].take(async () => 1, 300))).rejects.toMatchObject({ code: 'timeout' });
  held.leave();
  await Promise.all(held.turns);
  expect([await waiting('ShareLock')(), await waiting('ExclusiveLock')()]).toEqual([0, 0]);
});
