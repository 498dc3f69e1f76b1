const modules = 'backend/src/modules';
const rules = (name) => `backend/src/rules/${name}.rules.ts`;
const score = (name) => `${modules}/analysis/scores/${name}.ts`;
const campaign = (name) => `${modules}/campaigns/${name}.ts`;
const test = (file) => file.replace(/\.ts$/, '.test.ts');

/** Every pure rule with the tests of it that do not stand beside it under its name. */
const inGroup = (files, more = {}) => Object.fromEntries(files.map((file) => [file, [test(file), ...(more[file] ?? [])]]));

const ofFindings = [
  'finding',
  'findings',
  'findings-content',
  'findings-presence',
  'findings-search',
  'findings-speed',
  'findings-technical',
].map(rules);
const findingTests = [test(rules('findings')), test(rules('findings-words'))];

/** The pure rules by what they decide. */
export const GROUPS = {
  scores: inGroup(
    [
      ...['all-categories', 'branded', 'categories', 'opportunity', 'overall', 'reputation', 'score-file'].map(score),
      ...['self-serve', 'seo', 'technical', 'weighted-mean'].map(score),
      ...['formulas', 'keywords', 'loss', 'page-report', 'quiz', 'self-serve', 'verdicts'].map(rules),
      `${modules}/quiz/smart-index.ts`,
      `${modules}/analysis/page-report/report.ts`,
    ],
    {
      [score('all-categories')]: [test(score('score-file'))],
      [rules('formulas')]: ['categories', 'self-serve', 'seo', 'technical', 'opportunity'].map(score).map(test),
      [rules('page-report')]: [`${modules}/analysis/page-report/report.test.ts`],
    },
  ),
  findings: inGroup(
    [...ofFindings, ...['advice', 'bands', 'limits', 'outcomes', 'plan', 'scan-outcomes', 'severities', 'shown-facts'].map(rules)],
    {
      ...Object.fromEntries([...ofFindings, rules('plan'), rules('limits'), rules('advice')].map((file) => [file, findingTests])),
    },
  ),
  audience: inGroup([campaign('audience-rules'), rules('review-state'), rules('review')]),
  retention: inGroup(
    ['retention-rules', 'retention-period'].map((name) => `${modules}/personal-data/${name}.ts`),
    {
      [`${modules}/personal-data/retention-period.ts`]: [`${modules}/personal-data/retention-rules.test.ts`],
    },
  ),
  ledger: inGroup([campaign('settlement'), campaign('campaign-statistics'), 'backend/src/providers/vendor/circuit-breaker.ts']),
};

/** Mutants that behave like the rule itself, each with its reason. One that a test does find is no such, and is reported. */
export const EQUIVALENT = [
  {
    file: campaign('settlement'),
    code: "''",
    to: '"Stryker was here!"',
    why: 'a failure without words, and one with words that name no code of the network, are the same',
  },
];
