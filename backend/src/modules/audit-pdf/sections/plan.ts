import { EFFORT_WORDS, OWNER_WORDS } from '../../../rules/finding.rules.js';
import { madeUp } from '../../../rules/provenance.rules.js';
import type { AuditFacts } from '../audit-facts.js';
import { html, type Markup } from '../markup.js';
import { counted, date, french, number } from '../words.js';
import type { Section } from './section.js';

type Step = AuditFacts['site']['plan'][number];

const SHOWN = 8;

/** The head of the site's one plan: what gains most comes first. */
export function plan({ example, site, madeAt }: AuditFacts): Section {
  const steps = site.plan;
  const total = steps.length > SHOWN ? `${number(SHOWN)} premières actions sur ${number(steps.length)}` : counted(steps.length, 'action');
  const body = html`<p class="lead">${total}, dans l’ordre de ce qu’elles apportent.</p>${steps.slice(0, SHOWN).map(stepRow)}`;
  return {
    id: 'plan',
    title: 'Plan d’action',
    origin: example ? madeUp() : steps.length > 0 ? `Établi le ${date(madeAt)}` : '',
    body: steps.length > 0 ? body : null,
  };
}

/** A step of the plan as a line: what to do, who does it, and how long it takes. */
export const stepRow = ({ title, solution, effort, owner, time_estimate }: Step, index: number): Markup =>
  html`<div class="step"><p class="n">${index + 1}</p><div><h4>${french(title)}</h4><p>${french(solution)}</p></div><dl>${(
    [
      ['Qui', OWNER_WORDS[owner]],
      ['Effort', EFFORT_WORDS[effort]],
      ['Durée', time_estimate],
    ] as const
  ).map(([name, words]) => html`<dt>${name}</dt><dd>${french(words)}</dd>`)}</dl></div>`;
