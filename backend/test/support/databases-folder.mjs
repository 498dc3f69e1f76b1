import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const PREFIX = 'smartindex-databases-';
const GIB = 2 ** 30;
/** A hundred databases of 15 MB and what is written into them, on a machine that has as much again. */
const [NEEDED, AVAILABLE] = [4 * GIB, 8 * GIB];
const DAY_MS = 86_400_000;

/**
 * A folder for the databases of one run, in memory where there is enough of it: each test file makes a database of nine
 * hundred files, which a disk needs a second for, and another one to remove them.
 */
export function makeDatabasesFolder() {
  const folder = mkdtempSync(join(isRoomy() ? MEMORY : tmpdir(), PREFIX));
  chmodSync(folder, 0o755); // reachable for the database's own user when tests run as root
  return folder;
}

function isRoomy() {
  try {
    sweep();
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > NEEDED && process.availableMemory() > AVAILABLE;
  } catch {
    return false; // not every system has it
  }
}

/** What runs that were killed a day ago and more have left in the memory. */
function sweep() {
  for (const name of readdirSync(MEMORY)) {
    const path = join(MEMORY, name);
    if (name.startsWith(PREFIX) && statSync(path).mtimeMs < Date.now() - DAY_MS) rmSync(path, { recursive: true, force: true });
  }
}
