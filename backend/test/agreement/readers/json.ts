import type { JudgedList } from '../../../src/modules/analysis/findings/findings.contract.js';
import type { PageReport } from '../../../src/modules/analysis/page-report/page-report.contract.js';
import type { PublicReport, PublicScore } from '../../../src/modules/analysis/public-report/public-report.contract.js';
import type { AnalysisReport } from '../../../src/modules/analysis/results/analysis.contract.js';
import { lighthouseBand, ratingBand, reviewFrequency, type Vital, vitalBand } from '../../../src/rules/bands.rules.js';
import { intervalWords } from '../../../src/rules/citations.rules.js';
import { decimal, duration, megabytes } from '../../../src/rules/figures.rules.js';
import { CATEGORY_WORDS } from '../../../src/rules/finding.rules.js';
import { gradeOf, labelOf, VERDICT_NAMES } from '../../../src/rules/verdicts.rules.js';
import type { Said, Statement } from '../statement.js';

type Told = [string, Said][];
const at = (where: string, told: Told): Statement[] => told.map(([subject, says]) => ({ subject, says, where }));
const points = (fraction: number | null | undefined): number | null => (fraction == null ? null : Math.round(fraction * 100));

/** A Lighthouse category with its word; an estimate stands in no JSON. */
const category = (name: string, value: number | null): Told => [
  [`speed.${name}`, value],
  ...(value === null ? [] : ([[`speed.${name}.word`, lighthouseBand(value).word]] as Told)),
];

const vital = (name: Vital, value: number | null | undefined): Told =>
  value == null
    ? []
    : [
        [`vital.${name}`, name === 'cumulative_layout_shift' ? decimal(value, 2) : duration(value)],
        [`vital.${name}.word`, vitalBand(name, value).word],
      ];

const verdict = (one: PublicReport['verdict']): Told =>
  one === null
    ? [['verdict', null]]
    : [
        ['verdict', one.basis === 'estimate' ? null : one.score],
        ['verdict.basis', VERDICT_NAMES[one.basis]],
        ...(one.basis === 'estimate'
          ? []
          : ([
              ['verdict.word', one.word],
              ['verdict.grade', one.grade],
            ] as Told)),
      ];

/** The score of a trial; where there is none of it, nothing is said. */
const trial = (one: PublicReport['self_serve']): Told =>
  one === null
    ? []
    : [
        ['trial', one.score],
        ...(one.word === null ? [] : ([['trial.word', one.word]] as Told)),
        ['trial.measured', `${one.measured.k} sur ${one.measured.n}`],
      ];

const quiz = (score: number | null): Told => [
  ['smartIndex', score],
  ...(score === null
    ? []
    : ([
        ['smartIndex.word', labelOf(score)],
        ['smartIndex.grade', gradeOf(score)],
      ] as Told)),
];

const list = (
  prefix: string,
  { total, critical, warnings, notices }: { total: number; critical: number; warnings: number; notices: number },
): Told => [
  [`${prefix}.total`, total],
  [`${prefix}.critical`, critical],
  [`${prefix}.warnings`, warnings],
  [`${prefix}.notices`, notices],
];

const found = (items: readonly { id: string; found: string | null }[]): Told =>
  items.flatMap(({ id, found: figure }) => (figure === null ? [] : ([[`finding.${id}`, figure]] as Told)));

export function reportJson(report: PublicReport): Statement[] {
  const { pagespeed, reviews, keywords, citations, cms, page, findings, plan } = report;
  const ranked = keywords.items.filter(({ position }) => position !== null);
  return at('public JSON', [
    ...verdict(report.verdict),
    ...trial(report.self_serve),
    ['quiz.done', report.quiz.status === 'done'],
    ...quiz(report.quiz.status === 'done' ? report.quiz.score : null),
    ['speed.overall', pagespeed.overall],
    ...category('mobile', pagespeed.mobile),
    ...category('desktop', pagespeed.desktop),
    ...category('accessibility', pagespeed.accessibility),
    ...category('seo', pagespeed.seo),
    ...vital('first_contentful_paint', pagespeed.first_contentful_paint),
    ...vital('largest_contentful_paint', pagespeed.largest_contentful_paint),
    ...vital('total_blocking_time', pagespeed.total_blocking_time),
    ...vital('cumulative_layout_shift', pagespeed.cumulative_layout_shift),
    ...vital('speed_index', pagespeed.speed_index),
    ...(pagespeed.total_bytes === null ? [] : ([['weight', megabytes(pagespeed.total_bytes)]] as Told)),
    ...(pagespeed.largest_contentful_paint === null
      ? []
      : ([['mainContent.seconds', decimal(pagespeed.largest_contentful_paint / 1000)]] as Told)),
    ...(pagespeed.mobile === null || pagespeed.desktop === null
      ? []
      : ([['speed.gap', Math.abs(pagespeed.mobile - pagespeed.desktop)]] as Told)),
    ['speed.overall.shown', report.outcome === null || report.outcome === 'ok' ? pagespeed.overall : null],
    ['reviews.rating.shown', reviews.rating],
    ['reviews.rating', reviews.rating],
    ['reviews.count', reviews.count],
    ...(reviews.rating === null ? [] : ([['reviews.word', ratingBand(reviews.rating).word]] as Told)),
    ...(reviews.count === null ? [] : ([['reviews.frequency', reviewFrequency(reviews.count)]] as Told)),
    ['cms.name', cms.name],
    ...(cms.name === null ? [] : ([['cms', [cms.name, cms.version].filter(Boolean).join(' ')]] as Told)),
    ...(cms.confidence === null ? [] : ([['cms.confidence', cms.confidence]] as Told)),
    ['keywords.ranked', keywords.state === 'measured' || report.example ? ranked.length : null],
    ['keywords.listed', keywords.items.length],
    ...keywords.items.map(({ keyword, position }): [string, Said] => [`keyword.${keyword.replace(/\s/g, '')}`, position]),
    ...(citations.verdict === null
      ? []
      : ([
          ['citations', `${citations.verdict.cited} sur ${citations.verdict.answered}`],
          ['citations.word', citations.verdict.word],
          ['citations.interval', intervalWords(citations.verdict.interval)],
        ] as Told)),
    ...citations.platforms.map(({ platform, citations: count, runs, source }): [string, Said] => [
      `assistant.${platform}`,
      count === null ? null : source === 'manual' ? `${count} saisi` : `${count} sur ${runs}`,
    ]),
    ...list('findings', findings),
    ['findings', findings.items.map(({ id }) => id)],
    ...found(findings.items),
    ['plan.total', plan.total],
    ['plan', plan.steps.map(({ title }) => title)],
    ['page.images.praised', page.images_without_alt === 0],
    ['page.links.praised', page.broken_links === 0],
    ['page.words', page.words],
    ['page.images', page.images],
    ['page.withoutAlt', page.images_without_alt],
    ['page.brokenLinks', page.broken_links],
    ...findings.items.map(({ id, severity }): [string, Said] => [`finding.${id}.severity`, severity]),
  ]);
}

export function scoreJson(score: PublicScore): Statement[] {
  const { findings, loss, categories, basis, plan } = score;
  return at('score JSON', [
    ...verdict(score.verdict),
    ...trial(score.self_serve),
    ...quiz(score.smart_index),
    ...(findings ? list('findings', findings) : []),
    ...(['maturity', 'acquisition', 'innovation'] as const).map((name): [string, Said] => [
      `category.${name}`,
      categories[name].estimated ? null : categories[name].value,
    ]),
    ['plan.total', plan.length],
    ['plan', plan.map(({ title }) => title)],
    ['loss.month', loss?.month ?? null],
    ['loss.year', loss?.year ?? null],
    ...(loss?.parts ?? []).map(({ id, amount }): [string, Said] => [`loss.${id}`, amount]),
    ...(score.verdict === null || score.verdict.basis === 'quiz'
      ? []
      : ([['basis', `${basis.filter(({ measured }) => measured).length} sur ${basis.length}`]] as Told)),
  ]);
}

export function staffFindings(site: JudgedList): Statement[] {
  return at('back-office JSON, findings', [
    ...list('findings', site),
    ['findings', site.items.map(({ id }) => id)],
    ...found(site.items),
    ['plan.total', site.plan.length],
    ['plan', site.plan.map(({ title }) => title)],
  ]);
}

const trialColumns = (score: number | null, measured: number): Told => [
  ['trial', score],
  ['trial.measured', `${measured} sur 5`],
];

export function staffAnalysis(
  { pagespeed, reviews, cms, citations, recommendations }: AnalysisReport,
  {
    score,
    self_serve_score,
    self_serve_measured,
  }: { score: number | null; self_serve_score: number | null; self_serve_measured: number | null },
): Statement[] {
  return at('back-office JSON', [
    ['quiz.stored', score],
    ...(self_serve_measured === null ? [] : trialColumns(self_serve_score, self_serve_measured)),
    ...category('mobile', points(pagespeed.mobile_performance_score)),
    ...category('desktop', points(pagespeed.desktop_performance_score)),
    ...category('accessibility', points(pagespeed.accessibility_score)),
    ...category('seo', points(pagespeed.seo_score)),
    ['reviews.rating', reviews.rating ?? null],
    ['reviews.count', reviews.reviews_count ?? null],
    ['cms.name', cms.cms_name ?? null],
    ...(citations.platforms ?? []).flatMap(
      ({ platform, citations: count, runs, source }): Told =>
        platform === 'google'
          ? []
          : [[`assistant.${platform}`, count === null ? null : source === 'manual' ? `${count} saisi` : `${count} sur ${runs}`]],
    ),
    ...((recommendations.recommendations ?? []).length > 0
      ? ([['plan', (recommendations.recommendations ?? []).map(({ title }) => title)]] as Told)
      : []),
  ]);
}

export function pageJson({ score, grade, categories, counts, whole }: PageReport): Statement[] {
  return at('page report JSON', [
    ['page', score],
    ['page.grade', grade],
    ...list('page.findings', counts),
    ...(whole ? list('findings', whole) : []),
    ...Object.entries(categories).flatMap(
      ([name, one]): Told => [
        [`page.${CATEGORY_WORDS[name as 'seo']}`, one.score],
        [`page.${CATEGORY_WORDS[name as 'seo']}.grade`, one.grade],
      ],
    ),
    ...found(Object.values(categories).flatMap(({ issues }) => issues)),
  ]);
}
