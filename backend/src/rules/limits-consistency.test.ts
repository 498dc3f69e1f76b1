import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const PARTS = ['backend/src', 'admin/src', 'microsite/src'];
const SKIPPED = /\.test\.tsx?$|\.d\.ts$|\/migrations\/|^backend\/src\/rules\//;

/** Last words of names of limits, weights and bands, which belong to `rules/` (decision 29). */
const FIGURE =
  /^(?:score|points|rating|position|rank|volume|performance|accessibility|percentile|lcp|cls|fcp|tbt|ttfb|mobile|desktop|penalt(?:y|ies)|confidence|criticals?|warnings|maturity|acquisition|innovation)$/i;
const COMPARED = /([\w.]*\w)[)!]*\s*[<>]=?\s*(\d+(?:\.\d+)?)\b|\b(\d+(?:\.\d+)?)\s*[<>]=?\s*([\w.]*\w)/g;
/** Zero, one and the end of a scale are no limits. */
const NEUTRAL = ['0', '1', '100'];

const lastWord = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .split(/[._]/)
    .at(-1) ?? '';

/** Comparisons of a figure with a number, in code and in SQL: `path:line comparison`. */
function ownLimits(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(COMPARED)]
      .filter(([, left, right, limit, figure]) => {
        const [name = '', number = ''] = left === undefined ? [figure, limit] : [left, right];
        return FIGURE.test(lastWord(name)) && !NEUTRAL.includes(number);
      })
      .map(([comparison]) => `${path}:${index + 1} ${comparison}`),
  );
}

it('compares a figure of a website only with limits of the rules', () => {
  const files = PARTS.flatMap((part) =>
    readdirSync(join(ROOT, part), { recursive: true, encoding: 'utf8' }).map((path) => `${part}/${path}`),
  );
  const sources = files.filter((path) => /\.(?:tsx?|astro)$/.test(path) && !SKIPPED.test(path));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap((path) => ownLimits(path, readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
});

it('finds a limit in a comparison and in SQL', () => {
  expect(
    ownLimits('a.ts', 'if (report.mobileScore >= 90) f();\nconst sql = `WHERE score > 70`;\nif (score > 0 || 2 < keyword.position) f();'),
  ).toEqual(['a.ts:1 report.mobileScore >= 90', 'a.ts:2 score > 70', 'a.ts:3 2 < keyword.position']);
});
