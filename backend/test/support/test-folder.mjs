import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const PREFIX = 'smartindex-test-';
const GIB = 2 ** 30;
/** A hundred databases of 15 MB, a browser, an image of the product laid out; on a machine that has as much again. */
const [NEEDED, AVAILABLE] = [5 * GIB, 10 * GIB];
const DAY_MS = 86_400_000;

/**
 * The folder of one run, in memory where there is enough of it: each test file makes a database of nine hundred files, for which
 * a disk needs a second, and another one to remove them; and a browser shares its memory through files of the temporary folder.
 */
export function makeTestFolder() {
  const isInMemory = isRoomy();
  const folder = mkdtempSync(join(isInMemory ? MEMORY : tmpdir(), PREFIX));
  chmodSync(folder, 0o755); // reachable for the users of database and browser when tests run as root
  if (isInMemory) {
    process.env.TMPDIR = join(folder, 'tmp');
    mkdirSync(process.env.TMPDIR);
    chmodSync(process.env.TMPDIR, 0o1777);
  }
  return folder;
}

function isRoomy() {
  try {
    sweep();
    const { bavail, bsize } = statfsSync(MEMORY);
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .findLast((line) => line.split(' ')[1] === MEMORY);
    const runs = mount !== undefined && !/\bnoexec\b/.test(mount);
    return runs && bavail * bsize > NEEDED && process.availableMemory() > AVAILABLE;
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
