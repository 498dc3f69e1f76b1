import { type CorrectionFacts, correctionOf, webmasterMessage, writtenCorrection } from '../../../../rules/corrections.rules.js';
import { readDate } from '../../../../rules/dates.rules.js';
import { FINDINGS, findingOf, isJudged } from '../../../../rules/findings.rules.js';
import { language, t } from '../../../../rules/language.rules.js';
import { isWrongPage } from '../../../../rules/outcome-names.rules.js';
import type { PlanStep } from '../../../../rules/plan.rules.js';
import {
  ACTION_STATE_WORDS,
  DOER_WORDS,
  type PlannedAction,
  plannedActions,
  stateOfAction,
  withFixed,
} from '../../../../rules/plan-actions.rules.js';
import type { SiteList } from '../../findings/judge.js';
import { foundOf } from '../../findings/shown-list.js';
import type { AnalysisName, AnalysisReport, Recommendation } from '../../results/analysis.contract.js';
import { type Lever, leverAction } from '../levers.js';
import type { FindingCorrection, ShownAction, WebmasterMessage } from './plan-action.contract.js';
import type { PlanProgress } from './plan-progress.contract.js';
import type { DonePlanStep } from './plan-step.entity.js';
import { type Attempt, analysesOf, analysisOf, checkOf, type JudgedNow } from './step-check.js';

/** What the server stores of a plan, and when its analyses ran. */
export interface PlanRecord {
  rows: readonly DonePlanStep[];
  /** Analyses that are queued or running. */
  open: ReadonlySet<AnalysisName>;
  /** The last attempt of each analysis, and its last measurement. */
  attempts: ReadonlyMap<AnalysisName, Attempt>;
  measured: ReadonlyMap<AnalysisName, Date>;
}

export const NO_RECORD: PlanRecord = { rows: [], open: new Set(), attempts: new Map(), measured: new Map() };

export interface PlanSubject {
  site: SiteList;
  report: AnalysisReport;
  /** Of a finished quiz. */
  levers: readonly Lever[];
  facts: Pick<CorrectionFacts, 'company' | 'city' | 'trade' | 'page'>;
}

/** Composes the one list of actions with their states: a measurement beats a click (decision 58). */
export function planActions(subject: PlanSubject, record: PlanRecord): ShownAction[] {
  const judged = judgedNow(subject.site);
  const rows = new Map(record.rows.map((row) => [row.step_id, row]));
  const facts = correctionFacts(subject);
  const open = plannedOf(subject).map((action) => openAction(action, { row: rows.get(action.id), judged, record, subject, facts }));
  const planned = new Set(subject.site.plan.map(({ id }) => id));
  const fixed = record.rows.filter(({ step_id }) => !planned.has(step_id)).flatMap((row) => fixedAction(row, { judged, record, subject }));
  return withFixed(open, fixed);
}

/** Returns the actions that are open, without what is known of their states. */
export function plannedOf({ site, report, levers }: PlanSubject): PlannedAction[] {
  const words = isWrongPage(site.outcome) ? [] : (report.recommendations.recommendations ?? []);
  const isWorded = (step: PlanStep) => (one: Recommendation) =>
    one.step === undefined ? one.solution !== '' && one.solution === step.solution : one.step === step.id;
  const plan = site.plan.map((step) => ({ ...step, title: words.find(isWorded(step))?.title ?? step.title }));
  const written = words
    .filter((one) => one.step === undefined && !site.plan.some((step) => isWorded(step)(one)))
    .map(({ title, solution, priority }, index): PlannedAction => {
      const id = `text-${index + 1}`;
      return { id, title, solution, priority, owner: null, timeEstimate: null, findings: [], answer: null };
    });
  return plannedActions(plan, levers.map(leverAction), written);
}

/** Returns the texts to copy for findings of the whole list, also those beyond the plan. */
export function findingCorrections(subject: PlanSubject): FindingCorrection[] {
  const facts = correctionFacts(subject);
  return foundOf(subject.site.findings).flatMap(({ rule }) => {
    const correction = writtenCorrection(rule, facts);
    return correction ? [{ finding: rule.id, ...correction }] : [];
  });
}

/** Counts the actions for the page that follows them. */
export const progressOf = (steps: ShownAction[]): PlanProgress => ({
  done: steps.filter(({ done }) => done).length,
  total: steps.length,
  steps,
});

/** Returns what the owner can send to the webmaster, who does or passes on all that is technical; null where nothing is open. */
export function messageOf(actions: readonly ShownAction[], page: string | null, link: string): WebmasterMessage | null {
  const open = actions.filter(({ done, measurable }) => !done && measurable);
  if (open.length === 0) return null;
  const points = open.map(({ title, corrections }) => ({ title, correction: corrections[0] ?? null }));
  return webmasterMessage(points, { page, link });
}

export const judgedNow = ({ findings, unmeasured, outcome }: SiteList): JudgedNow => ({
  items: foundOf(findings).map(({ rule, found }) => ({ id: rule.id, title: rule.title, found, step: rule.step.id })),
  unmeasured,
  outcome,
});

interface Known {
  judged: JudgedNow;
  record: PlanRecord;
  subject: PlanSubject;
}

function openAction(action: PlannedAction, { row, facts, ...known }: Known & { row: DonePlanStep | undefined; facts: CorrectionFacts }) {
  const check = row ? checkOfRow(row, known) : null;
  const found = row?.done_at ? lastFound(action.findings, known) : null;
  const state = stateOfAction({ doneAt: row?.done_at ?? null, foundAt: found?.at ?? null });
  return {
    ...shownAction(action, facts),
    ...{ state, state_words: ACTION_STATE_WORDS[state], done: state === 'done', check },
    note: state === 'review' && found && check?.state !== 'pending' ? stillWords(found) : (check?.words ?? null),
  };
}

function shownAction({ owner, timeEstimate, ...action }: PlannedAction, facts: CorrectionFacts) {
  const rules = action.findings.flatMap((id) => findingOf(id) ?? []);
  const corrections = rules.map((rule) => correctionOf(rule, facts));
  return {
    ...action,
    who: owner && DOER_WORDS[owner],
    effort: timeEstimate,
    corrections: corrections.filter(({ text }, index) => corrections.findIndex((other) => other.text === text) === index),
    measurable: analysisOf(action) !== null,
  };
}

/** A step that a measurement after the click, or after the order, finds no more. Advice and answers are not measured. */
function fixedAction(row: DonePlanStep, { judged, record, subject }: Known): ShownAction[] {
  const known = FINDINGS.filter(({ step }) => step.id === row.step_id);
  const ids = row.found_before.length > 0 ? row.found_before.map(({ id }) => id) : known.map(({ id }) => id);
  const since = earliest(row.done_at, row.asked_at);
  const at = latest(ids.flatMap((id) => analysesOf(id)).map((analysis) => measuredAt(analysis, { record, subject })));
  const [first] = known;
  if (!first || !since || !at || at <= since || !isJudged(subject.site.facts) || ids.every((id) => judged.unmeasured.includes(id)))
    return [];
  const check = checkOfRow(row, { judged, record });
  // the stored title is French; in other languages the title of its finding is shown
  const title = language() === 'fr' ? row.title : first.title;
  return [
    {
      ...{ id: row.step_id, title, solution: '', priority: 'medium', state: 'fixed', state_words: ACTION_STATE_WORDS.fixed, done: true },
      ...{ who: null, effort: null, answer: null, findings: [], corrections: [], measurable: false, check },
      note: check?.state === 'measured' ? t`Mesuré le ${readDate(at)}. ${check.words}` : t`Mesuré le ${readDate(at)}\u202f: réglé.`,
    },
  ];
}

function checkOfRow(row: DonePlanStep, { judged, record: { attempts, open } }: Pick<Known, 'judged' | 'record'>) {
  const last = row.analysis ? (attempts.get(row.analysis) ?? null) : null;
  return checkOf(row, { isOpen: row.analysis !== null && open.has(row.analysis), last, list: judged });
}

interface Found {
  at: Date;
  found: string | null;
}

/** Returns the newest measurement that still finds one of the faults. */
function lastFound(findings: readonly string[], { judged, record, subject }: Known): Found | null {
  const still = judged.items.filter(({ id }) => findings.includes(id));
  const dated = still.flatMap(({ id, found }) => {
    const at = latest(analysesOf(id).map((analysis) => measuredAt(analysis, { record, subject })));
    return at ? [{ at, found }] : [];
  });
  return dated.sort((a, b) => b.at.getTime() - a.at.getTime())[0] ?? null;
}

const stillWords = ({ at, found }: Found): string =>
  found ? t`Mesuré le ${readDate(at)}\u202f: ${found}.` : t`Mesuré le ${readDate(at)}\u202f: toujours à corriger.`;

/** The figures of an analysis are as old as its result; a later measurement may have confirmed them. */
function measuredAt(analysis: AnalysisName, { record, subject }: Pick<Known, 'record' | 'subject'>): Date | null {
  const { measured_at } = subject.report[analysis];
  return latest([measured_at === null ? null : new Date(measured_at), record.measured.get(analysis) ?? null]);
}

const latest = (dates: readonly (Date | null)[]): Date | null =>
  dates.reduce((last, date) => (date && (!last || date > last) ? date : last), null);

const earliest = (one: Date | null, other: Date | null): Date | null => (one && other ? (one < other ? one : other) : (one ?? other));

/** What corrections are written from, as the latest results have it. */
function correctionFacts({ report: { page, cms }, facts }: PlanSubject): CorrectionFacts {
  const recognised = [cms.cms_name, ...(cms.technologies ?? []).map(({ name }) => name)].filter((name) => name != null);
  return { ...facts, recognised, broken: page.meta?.broken ?? [], images: page.meta?.undescribed_images ?? [] };
}
