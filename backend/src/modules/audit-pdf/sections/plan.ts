import type { AuditFacts } from '../audit-facts.js';
import { html, type Markup } from '../markup.js';
import { date, french, isKnown } from '../words.js';
import { missing, type Section } from './section.js';

interface Step {
  priority: 'high' | 'medium' | 'low';
  title: string;
  how: string;
  effort: string | null;
  impact: string | null;
  time: string | null;
}

const SHOWN = 10;
const RANK = { high: 0, medium: 1, low: 2 };
const PRIORITIES = { high: 'À faire d’abord', medium: 'À faire ensuite', low: 'Pour finir' };
const EFFORTS = { high: 'Important', medium: 'Moyen', low: 'Faible' };
const IMPACTS = { high: 'Fort', medium: 'Moyen', low: 'Faible' };

/** What to do, by priority; the less work a step of the same priority is, the earlier it comes. */
export function plan(facts: AuditFacts): Section {
  const steps = stepsOf(facts);
  const shown = steps.slice(0, SHOWN);
  const group = (priority: Step['priority']): Markup | null => {
    const own = shown.filter((step) => step.priority === priority);
    return own.length > 0 ? html`<h3>${PRIORITIES[priority]}</h3>${own.map((step) => row(step, shown.indexOf(step) + 1))}` : null;
  };
  const body = html`<p class="lead">Les actions suivent des constats de cet audit. Les plus utiles viennent d’abord, et parmi elles les moins longues.</p>${group('high')}${group('medium')}${group('low')}`;
  return {
    id: 'plan',
    title: 'Plan d’action',
    missing: steps.length === 0,
    origin: steps.length > 0 ? `Établi le ${date(facts.madeAt)}` : '',
    body: steps.length > 0 ? body : missing('Sans mesure de la page, aucune action ne peut être recommandée.'),
  };
}

const row = ({ title, how, effort, impact, time }: Step, index: number): Markup =>
  html`<div class="step"><p class="n">${index}</p><div><h4>${french(title)}</h4><p>${french(how)}</p></div><dl>${(
    [
      ['Impact', impact],
      ['Effort', effort],
      ['Durée', time],
    ] as const
  ).map(([name, words]) => words && html`<dt>${name}</dt><dd>${french(words)}</dd>`)}</dl></div>`;

function stepsOf({ page, report: { recommendations } }: AuditFacts): Step[] {
  const written = isKnown(recommendations) ? (recommendations.recommendations ?? []) : [];
  const found = page && !page.broken ? Object.values(page.categories).flatMap((category) => category.recommendations) : [];
  const steps = [
    ...written.map(({ title, priority, solution }) => ({
      priority,
      title,
      how: solution,
      effort: null,
      impact: null,
      time: null,
      work: 0,
    })),
    ...found.map(({ priority, title, how_to_fix, effort, impact, time_estimate }) => ({
      priority,
      title,
      how: how_to_fix,
      effort: EFFORTS[effort],
      impact: IMPACTS[impact],
      time: time_estimate,
      work: 3 - RANK[effort],
    })),
  ];
  const titles = new Set<string>();
  return steps
    .filter(({ title }) => !titles.has(title) && titles.add(title))
    .sort((a, b) => RANK[a.priority] - RANK[b.priority] || a.work - b.work);
}
