import { counted } from '../../../rules/figures.rules.js';
import { EFFORT_WORDS, OWNER_WORDS } from '../../../rules/finding.rules.js';
import { t } from '../../../rules/language.rules.js';
import { madeUp } from '../../../rules/provenance.rules.js';
import type { AuditFacts } from '../audit-facts.js';
import { html, type Markup } from '../markup.js';
import { date, number, typeset } from '../words.js';
import type { Section } from './section.js';

type Step = AuditFacts['site']['plan'][number];

const SHOWN = 5;

/** The first steps of the plan, highest gain first. */
export function plan({ example, site, madeAt }: AuditFacts): Section {
  const steps = site.plan;
  const total =
    steps.length > SHOWN ? t`${number(SHOWN)} premières actions sur ${number(steps.length)}` : counted(steps.length, t`action`, t`actions`);
  const body = html`<p class="lead">${t`${total}, dans l’ordre de ce qu’elles apportent.`}</p>${steps.slice(0, SHOWN).map(stepRow)}`;
  return {
    id: 'plan',
    title: t`Plan d’action`,
    origin: example ? madeUp() : steps.length > 0 ? t`Établi le ${date(madeAt)}` : '',
    body: steps.length > 0 ? body : null,
  };
}

/** A step of the plan as a line: what to do, who does it, and how long it takes. */
export const stepRow = ({ title, solution, effort, owner, time_estimate }: Step, index: number): Markup =>
  html`<div class="step"><p class="n">${index + 1}</p><div><h4>${typeset(title)}</h4><p>${typeset(solution)}</p></div><dl>${(
    [
      [t`Qui`, OWNER_WORDS[owner]],
      [t`Effort`, EFFORT_WORDS[effort]],
      [t`Durée`, time_estimate],
    ] as const
  ).map(([name, words]) => html`<dt>${name}</dt><dd>${typeset(words)}</dd>`)}</dl></div>`;
