// What the product leans on: database, mail server, vendors, disk, clock.
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { CLOCK_OWNERS, type ClockOwner } from './clock.ts';
import type { DoorState } from './door.ts';
import type { FaultKind } from './fault.ts';
import { VENDORS } from './stack.ts';

const secondsOf = (ms: number) => `${Math.round(ms / 1000)} s`;

const killPostgres: FaultKind = {
  kind: 'kill -9 PostgreSQL',
  weight: 12,
  make: () => ({
    kind: 'kill -9 PostgreSQL',
    words: 'kill -9 PostgreSQL',
    happen: async ({ cluster }) => {
      const before = cluster.starts;
      cluster.killPostmaster();
      while (cluster.starts === before) await sleep(50);
    },
  }),
};

const killBackend: FaultKind = {
  kind: 'kill -9 backend',
  weight: 4,
  make: () => ({ kind: 'kill -9 backend', words: 'kill -9 backend', happen: ({ cluster }) => cluster.killBackend() }),
};

const databaseLine: FaultKind = {
  kind: 'database out of reach',
  weight: 5,
  make: (random) => {
    const state = random.one<DoorState>(['refused', 'silent', 'silent']);
    const ms = random.between(2000, 6000);
    return {
      kind: 'database out of reach',
      words: `line to the database ${state} for ${secondsOf(ms)}`,
      happen: async ({ databaseDoor }) => {
        await databaseDoor.set(state);
        await sleep(ms);
        // what was held is lost or comes late, as on a line that was down
        if (state === 'silent' && ms > 4000) databaseDoor.cut();
        await databaseDoor.set('open');
      },
    };
  },
};

/** A lock on the busiest table, as by a clumsy migration: every connection of every pool waits behind it. */
const poolExhausted: FaultKind = {
  kind: 'pool exhausted',
  weight: 5,
  make: (random) => {
    const ms = random.between(3000, 7000);
    return {
      kind: 'pool exhausted',
      words: `prospects locked for ${secondsOf(ms)}, every pool waits`,
      happen: ({ cluster }) =>
        cluster.alone(async (database) => {
          await database.query('BEGIN');
          await database.query('LOCK TABLE prospects IN ACCESS EXCLUSIVE MODE');
          await sleep(ms);
          await database.query('ROLLBACK').catch(() => undefined); // the fault beside it may have ended the lock
        }),
    };
  },
};

const noConnections: FaultKind = {
  kind: 'no connection left',
  weight: 3,
  make: (random) => {
    const ms = random.between(2000, 5000);
    return {
      kind: 'no connection left',
      words: `all connections of PostgreSQL taken for ${secondsOf(ms)}, ours cut`,
      happen: async ({ cluster, databaseDoor }) => {
        databaseDoor.cut();
        const taken: Client[] = [];
        const until = performance.now() + ms;
        while (performance.now() < until) {
          const client = new Client({ connectionString: cluster.url, connectionTimeoutMillis: 2000 });
          client.on('error', () => undefined);
          await client.connect().then(
            () => taken.push(client),
            () => sleep(20),
          );
        }
        await Promise.race([Promise.all(taken.map((client) => client.end().catch(() => undefined))), sleep(3000)]);
      },
    };
  },
};

const mailDown: FaultKind = {
  kind: 'mail server down',
  weight: 7,
  make: (random) => {
    const how = random.one(['refused', 'silent', '451', 'cut before the message', 'cut after the message'] as const);
    const ms = random.between(2000, 6000);
    return {
      kind: 'mail server down',
      words: `mail server: ${how} for ${secondsOf(ms)}`,
      happen: async ({ mail, mailDoor }) => {
        if (how === 'refused' || how === 'silent') await mailDoor.set(how);
        else if (how === '451') mail.mood({ at: 'rcpt', code: 451, text: 'Try again later' });
        else mail.mood({ at: how === 'cut before the message' ? 'drop-before-data' : 'drop-after-data' });
        await sleep(ms);
        mail.mood(null);
        if (how === 'silent') mailDoor.cut();
        await mailDoor.set('open');
      },
    };
  },
};

const vendorsDown: FaultKind = {
  kind: 'vendor down',
  weight: 8,
  make: (random) => {
    const state = random.one<DoorState>(['refused', 'silent', 'broken', 'cutting']);
    const vendors = random.shuffled(VENDORS.filter((name) => name !== 'pagespeed')).slice(0, random.whole(1, 4));
    const ms = random.between(2000, 5000);
    return {
      kind: 'vendor down',
      words: `${vendors.join(', ')}: ${state} for ${secondsOf(ms)}`,
      happen: async (stack) => {
        await Promise.all(vendors.map((name) => stack.vendorDoors[name].set(state)));
        await sleep(ms);
        for (const name of vendors) if (state === 'silent') stack.vendorDoors[name].cut();
        await Promise.all(vendors.map((name) => stack.vendorDoors[name].set('open')));
      },
    };
  },
};

const diskFull: FaultKind = {
  kind: 'disk full',
  weight: 4,
  lacks: ({ disk }) => (disk.isOwn ? null : 'a file system of its own (tmpfs) could not be mounted'),
  make: (random) => {
    const ms = random.between(2000, 5000);
    return {
      kind: 'disk full',
      words: `database’s disk full for ${secondsOf(ms)}`,
      happen: async ({ disk }) => {
        const until = performance.now() + ms;
        while (performance.now() < until) {
          disk.fill(); // again: what PostgreSQL gives back is taken too
          await sleep(200);
        }
        disk.empty();
      },
    };
  },
};

const clockJump: FaultKind = {
  kind: 'clock jump',
  weight: 6,
  lacks: ({ clocks }) => (clocks.library ? null : 'libfaketime (package faketime) is not installed'),
  make: (random) => {
    const owners: readonly ClockOwner[] = random.one([CLOCK_OWNERS, ['worker'], ['web'], ['database']]);
    const seconds = random.one([-3600, -600, -120, -20, 20, 120, 600, 3600]);
    const ms = random.between(3000, 6000);
    return {
      kind: 'clock jump',
      words: `clock of ${owners.join(', ')} ${seconds > 0 ? '+' : ''}${seconds} s for ${secondsOf(ms)}, then back`,
      happen: async ({ clocks }) => {
        for (const owner of owners) clocks.jump(owner, seconds);
        await sleep(ms);
        for (const owner of owners) clocks.jump(owner, 0);
        await sleep(1100); // until every process has read its clock anew
      },
    };
  },
};

export const OUTSIDE_FAULTS: readonly FaultKind[] = [
  killPostgres,
  killBackend,
  databaseLine,
  poolExhausted,
  noConnections,
  mailDown,
  vendorsDown,
  diskFull,
  clockJump,
];
