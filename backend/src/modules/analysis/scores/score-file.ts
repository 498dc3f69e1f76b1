import { z } from 'zod';
import { opportunityOf } from '../../../rules/keywords.rules.js';
import { estimatedLoss } from '../../../rules/loss.rules.js';
import { MAX_POINTS } from '../../../rules/quiz-points.rules.js';
import { gradeOf, labelOf } from '../../../rules/verdicts.rules.js';
import { smartIndexOf } from '../../quiz/smart-index.js';
import { categoriesOf } from './all-categories.js';
import type { CategoryScore } from './categories.js';
import { opportunityByRules } from './opportunity.js';
import { overallScore } from './overall.js';
import { selfServeScore } from './self-serve.js';
import { seoScore } from './seo.js';
import { technicalScore } from './technical.js';
import { roundHalfUp } from './weighted-mean.js';

/** The quiz of the specification: question → category (specification 1, section 9). */
const QUESTIONS = {
  1: 'maturity',
  2: 'acquisition',
  3: 'acquisition',
  4: 'maturity',
  5: 'innovation',
  6: 'acquisition',
  7: 'maturity',
} as const;

/** A field left out is not measured, like null. */
const orNull = <T extends z.ZodType>(type: T) => type.nullish().transform((value): z.output<T> | null => value ?? null);
const fraction = orNull(z.number().min(0).max(1));
const count = z.int().min(0);
const text = orNull(z.string()).transform((value) => value ?? '');
const points = count.max(100).nullish();

/** One entry of the file of `cli score` (contract, “Command line”). Fractions 0–1, seconds, live keywords only. */
export const scoreEntry = z.object({
  quizPoints: orNull(z.strictObject({ 1: points, 2: points, 3: points, 4: points, 5: points, 6: points, 7: points })),
  storedScore: orNull(z.int().min(0).max(100)),
  pageSpeed: orNull(z.object({ mobile: fraction, desktop: fraction, accessibility: fraction, bestPractices: fraction, seo: fraction })),
  loadSeconds: orNull(z.number().min(0)),
  firstPaintSeconds: orNull(z.number().min(0)),
  pageReport: orNull(z.object({ critical: count, warnings: count, ux: orNull(z.number().min(0).max(100)) })),
  /** A keyword that is no text or lacks a position or a volume is shown, not counted. */
  keywords: orNull(
    z.array(z.object({ keyword: orNull(z.union([z.string(), z.number()])), position: orNull(z.number()), volume: orNull(z.number()) })),
  ),
  company: text,
  domain: text,
  reviews: orNull(z.object({ rating: orNull(z.number().min(0).max(5)), count: orNull(count) })),
  cms: orNull(z.object({ name: orNull(z.string()), version: orNull(z.string()) })),
  connectivity: orNull(z.object({ accessible: z.boolean(), tls: orNull(z.boolean()) })),
});
export type ScoreEntry = z.infer<typeof scoreEntry>;

/** Every formula of decisions.md for one website: rounded results as integers, parts unrounded. */
export function scoreAll(entry: ScoreEntry) {
  const { pageReport, company, domain, pageSpeed } = entry;
  const quiz = quizOf(entry.quizPoints);
  const mobile = points100(pageSpeed?.mobile);
  const desktop = points100(pageSpeed?.desktop);
  const accessibility = points100(pageSpeed?.accessibility);
  const bestPractices = points100(pageSpeed?.bestPractices);
  const lighthouseSeo = points100(pageSpeed?.seo);
  const given = entry.keywords?.map(({ keyword, ...figures }) => ({ keyword: typeof keyword === 'string' ? keyword : '', ...figures }));
  const keywords = given ?? null;
  const overall = overallScore(entry.storedScore, mobile, desktop);
  const criticalIssues = pageReport?.critical ?? null;
  const technicalInput = { mobile, desktop, bestPractices, loadSeconds: entry.loadSeconds, criticalIssues };
  const technical = technicalScore(technicalInput);
  const seo = seoScore({ keywords, company, domain, issues: pageReport, lighthouseSeo });
  const categories = categoriesOf({
    ...{ quiz, technical: technicalInput, seo, keywords, lighthouseSeo, overall, accessibility, bestPractices },
    warnings: pageReport?.warnings ?? null,
    ux: pageReport?.ux ?? null,
    firstPaintSeconds: entry.firstPaintSeconds,
  });
  const { reviews, cms, connectivity } = entry;
  const { estimated, measuredParts, ...selfServe } = selfServeScore({
    ...{ mobile, desktop, accessibility, bestPractices, seo: lighthouseSeo },
    ...{ keywords, reviews, cms, connectivity },
  });
  return {
    quiz: quiz && {
      score: quiz.score,
      maturity: rounded(quiz.maturity),
      acquisition: rounded(quiz.acquisition),
      innovation: rounded(quiz.innovation),
    },
    overall,
    technical,
    digitalMaturity: categories.maturity.value,
    acquisition: categories.acquisition.value,
    innovation: categories.innovation.value,
    seo,
    selfServe,
    grade: overall === null ? null : gradeOf(overall),
    label: overall === null ? null : labelOf(overall),
    loss: overall === null ? null : estimatedLoss(overall),
    opportunities: (entry.keywords ?? []).map(({ keyword, position, volume }) => ({
      keyword,
      byPosition: opportunityOf(position),
      byRules: opportunityByRules({ keyword: String(keyword ?? ''), position, volume }, company, domain),
    })),
    /** Which results rest on fallback constants, and how much of each was measured (clarification 1). */
    estimates: {
      digitalMaturity: restOf(categories.maturity),
      acquisition: restOf(categories.acquisition),
      innovation: restOf(categories.innovation),
      selfServe: restOf({ estimated, measuredParts }),
    },
  };
}
export type Scores = ReturnType<typeof scoreAll>;

/** A file that cannot be scored: one French sentence per fault, each naming the entry and the field. */
export type ScoreFile = { scores: Scores[]; unknown: string[] } | { faults: string[] };

/** Parses and scores a file; unknown fields are listed in `unknown` and ignored. */
export function scoreFile(json: string): ScoreFile {
  const entries = parseJson(json);
  if (entries === undefined) return { faults: ['Le fichier n’est pas du JSON valable.'] };
  if (!Array.isArray(entries)) return { faults: ['Le fichier doit contenir un tableau JSON, avec une entrée par site.'] };
  const parsed = entries.map((entry) => scoreEntry.safeParse(entry, { error: french }));
  const faults = parsed.flatMap(({ error }, index) => (error?.issues ?? []).map((issue) => sentence(index, issue)));
  if (faults.length > 0) return { faults };
  return {
    scores: parsed.flatMap(({ data }) => (data ? [scoreAll(data)] : [])),
    unknown: entries.flatMap((entry, index) =>
      unknownPaths(entry, parsed[index]?.data).map((path) => `Entrée ${index + 1} : champ « ${path} » inconnu, ignoré.`),
    ),
  };
}

const french = z.locales.fr().localeError;

function sentence(index: number, { path, message }: { path: PropertyKey[]; message: string }): string {
  const field = path.length > 0 ? `, champ « ${path.map(String).join('.')} »` : '';
  return `Entrée ${index + 1}${field} : ${message}`;
}

/** Returns the paths that the contract does not know, e.g. `pageSpeed.best_practices`. */
function unknownPaths(given: unknown, known: unknown, path = ''): string[] {
  if (!isObject(given) || !isObject(known)) return [];
  return Object.keys(given).flatMap((name) => {
    const inside = path ? `${path}.${name}` : name;
    return Object.hasOwn(known, name) ? unknownPaths(given[name], known[name], inside) : [inside];
  });
}
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** Null unless every question has its points: a quiz half done has no score (clarification 13). */
function quizOf(quizPoints: ScoreEntry['quizPoints']) {
  if (!quizPoints) return null;
  const answers = Object.entries(QUESTIONS).flatMap(([question, category]) => {
    const given = quizPoints[question as unknown as keyof typeof QUESTIONS];
    return typeof given === 'number' ? [{ category, points: Math.min(MAX_POINTS, given) }] : [];
  });
  return answers.length === Object.keys(QUESTIONS).length ? smartIndexOf(answers) : null;
}

/** Fractions → 0–100, not rounded: formulas round once, at their end. */
const points100 = (value: number | null | undefined): number | null => (value === null || value === undefined ? null : value * 100);
const rounded = (value: number | null): number | null => (value === null ? null : roundHalfUp(value));
const restOf = ({ estimated, measuredParts: { k, n } }: Pick<CategoryScore, 'estimated' | 'measuredParts'>) => ({
  estimated,
  measuredParts: `${k}/${n}`,
});
