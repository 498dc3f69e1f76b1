import { FINDINGS } from '../../../../rules/findings.rules.js';
import { language } from '../../../../rules/language.rules.js';
import type { JudgedList } from '../../findings/findings.contract.js';
import type { Measurement } from '../../results/measurement.entity.js';
import type { PlanProgress } from './plan-progress.contract.js';
import type { DonePlanStep } from './plan-step.entity.js';
import { analysisOf, checkOf, SHOWN_STEPS_OF_PLAN } from './step-check.js';

interface Known {
  /** Analyses that are queued or running. */
  open: ReadonlySet<string>;
  rows: readonly DonePlanStep[];
  /** The last attempt of each analysis that measures steps. */
  lasts: readonly (Measurement | null)[];
}

/** Returns the first steps of the plan and the former ones, each with its progress. */
export function planProgressOf(list: JudgedList, { open, rows, lasts }: Known): PlanProgress {
  const known = new Map(rows.map((row) => [row.step_id, row]));
  const head = list.plan.slice(0, SHOWN_STEPS_OF_PLAN);
  const removed = rows.filter(({ step_id, done_at, asked_at }) => (done_at || asked_at) && !head.some((step) => step.id === step_id));
  const steps = [...removed.map(removedStep), ...head].map((step) => {
    const row = known.get(step.id);
    const attempt = lasts.find((one) => one?.analysis === row?.analysis);
    const last = attempt ? { state: attempt.state, measuredAt: attempt.measured_at } : null;
    const isOpen = row?.analysis != null && open.has(row.analysis);
    const check = row ? checkOf(row, { isOpen, last, list }) : null;
    const isMended = check?.state === 'measured' && !list.plan.some(({ id: planned }) => planned === step.id);
    return { id: step.id, title: step.title, done: row?.done_at != null || isMended, measurable: analysisOf(step) !== null, check };
  });
  return { done: steps.filter(({ done }) => done).length, total: steps.length, steps };
}

/** A step that left the plan. Its stored title is French; in other languages the title of its finding is shown. */
function removedStep({ step_id: id, title }: DonePlanStep): { id: string; title: string; findings: string[] } {
  const mended = language() === 'fr' ? undefined : FINDINGS.find(({ step }) => step.id === id);
  return { id, title: mended?.title ?? title, findings: [] };
}
