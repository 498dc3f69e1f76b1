import { basename } from 'node:path';
import TestSequencer from '@jest/test-sequencer';

/** Longest first: one of these begun last would keep a core idle while it ends. Jest itself knows times only after a first run. */
const LONG = [
  'agreement',
  'restart',
  'lock-order',
  'image',
  'wrong-pages',
  'hostile-values',
  'scans',
  'imports',
  'drawn-pages',
  'audit-pdf',
  'stands-once',
  'command-line',
  'topology',
  'trial-scan',
  'composed-texts',
  'vendors',
  'backup',
  'prospect-totals',
  'sign-in',
  'outbox',
  'scan-outcomes',
  'campaigns',
].map((name) => `${name}.test.ts`);

export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const place = ({ path }) => (LONG.indexOf(basename(path)) + LONG.length + 1) % (LONG.length + 1);
    return super.sort(tests).toSorted((one, other) => place(one) - place(other));
  }
}
