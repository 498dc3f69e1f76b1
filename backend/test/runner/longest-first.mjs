import { basename } from 'node:path';
import TestSequencer from '@jest/test-sequencer';

/** Longest first: one of these begun last would keep a core idle while it ends. Jest itself knows times only after a first run. */
const LONG = [
  'agreement',
  'image',
  'restart',
  'wrong-pages',
  'lock-order',
  'hostile-values',
  'drawn-pages',
  'vendors',
  'scans',
  'imports',
  'prospect-totals',
  'backup',
  'campaigns',
  'composed-texts',
  'topology',
  'trial-scan',
  'outbox',
  'audit-pdf',
  'command-line',
  'stands-once',
].map((name) => `${name}.test.ts`);

export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const place = ({ path }) => (LONG.indexOf(basename(path)) + LONG.length + 1) % (LONG.length + 1);
    return super.sort(tests).toSorted((one, other) => place(one) - place(other));
  }
}
