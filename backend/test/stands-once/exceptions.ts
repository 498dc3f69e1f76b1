import type { Fault } from './faults.js';

/** Numbers beside a figure that judge nothing: each with its reason, and only while it stands there. */
export const EXCEPTIONS: readonly { path: string; text: string; why: string }[] = [
  {
    path: 'backend/src/modules/analysis/scores/weighted-mean.ts',
    text: 'Math.floor(value + 0.5 + 1e-9)',
    why: 'Rounds half up, any number.',
  },
  { path: 'backend/src/modules/audit-pdf/words.ts', text: 'ms < 1000', why: 'The same figure in ms or in s.' },
  { path: 'microsite/src/lib/format.ts', text: 'ms < 1000', why: 'The same figure in ms or in s.' },
  { path: 'backend/src/modules/audit-pdf/charts.ts', text: 'value > 0 ? 2 : 0', why: 'The shortest bar that is seen, in pixels.' },
  { path: 'backend/src/modules/audit-pdf/charts.ts', text: '* WIDTH', why: 'The length of a bar, in pixels.' },
  { path: 'backend/src/cli/legacy/shapes.ts', text: 'confidence <= 100', why: 'What is no percentage is not imported.' },
  {
    path: 'backend/src/cli/legacy/shapes.ts',
    text: 'confidence !== DEFAULT_CONFIDENCE.technology',
    why: 'What the old system wrote where nothing had measured.',
  },
  { path: 'backend/src/cli/demo-results.ts', text: 'mobile + 14', why: 'The made-up computer of a made-up company.' },
  {
    path: 'microsite/src/pages/keywords-performance-comparison/index.astro',
    text: 'position - 0.25',
    why: 'The middle of a mark on a drawn scale.',
  },
];

type Exception = (typeof EXCEPTIONS)[number];

/** What was found is, holds or is held by what the exception names. */
export const covers = ({ path, text }: Exception, fault: Fault): boolean =>
  path === fault.path && (text.includes(fault.text) || fault.text.includes(text));

export const isExcepted = (fault: Fault): boolean => EXCEPTIONS.some((exception) => covers(exception, fault));
