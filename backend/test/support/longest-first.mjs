import { basename } from 'node:path';
import TestSequencer from '@jest/test-sequencer';

/** Starts the longest files first, so that no core idles at the end. Jest itself knows durations only after a first run. */
const LONG = [
  'image',
  'hostile-html',
  'import-invariant',
  'restart',
  'consistency',
  'lock-order',
  'composed-texts',
  'hostile-values',
  'imports',
  'cached-pages',
  'rest-dialect',
  'drawn-pages',
  'wrong-pages',
  'scans',
  'command-line',
  'topology',
  'audit-pdf',
  'personal-data',
  'campaigns',
  'backup',
  'vendors',
  'trial-scan',
  'scan-outcomes',
  'review',
  'sign-in',
  'outbox',
].map((name) => `${name}.test.ts`);

export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const place = ({ path }) => (LONG.indexOf(basename(path)) + LONG.length + 1) % (LONG.length + 1);
    return super.sort(tests).toSorted((one, other) => place(one) - place(other));
  }
}
