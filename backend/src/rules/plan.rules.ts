import type { Level, Owner } from './finding.rules.js';
import { type FindingId, isJudged, type JudgedFinding } from './findings.rules.js';
import type { SiteFacts } from './site-facts.rules.js';

/** A step of the action plan: one thing to do, whatever it mends. */
export interface PlanStep {
  id: string;
  title: string;
  solution: string;
  priority: 'high' | 'medium';
  gain: number;
  owner: Owner;
  effort: Level;
  timeEstimate: string;
  /** What it mends, what gains most first; empty for advice that any company can use. */
  findings: FindingId[];
}

/** Steps that the page shows first (specification 1, section 7); the plan itself is longer. */
export const SHOWN_STEPS = 3;
export const MAX_STEP_WORDS = 15;
/** From this gain a step is of high priority. */
export const HIGH_PRIORITY_GAIN = 50;

type GrowthStep = Omit<PlanStep, 'priority' | 'findings'>;

/** Sound advice for any company, after all that was found. */
const GROWTH: readonly GrowthStep[] = [
  {
    id: 'reviews',
    title: 'Demander un avis Google à chaque client satisfait.',
    solution: 'Envoyer après chaque prestation un lien direct vers le formulaire d’avis.',
    gain: 12,
    owner: 'company',
    effort: 'low',
    timeEstimate: '1 heure, puis à chaque client',
  },
  {
    id: 'pages',
    title: 'Créer une page par prestation, avec la région desservie.',
    solution: 'Présenter sur chacune le service, des exemples et les lieux où il est proposé.',
    gain: 11,
    owner: 'agency',
    effort: 'medium',
    timeEstimate: '1 à 2 jours',
  },
  {
    id: 'figures',
    title: 'Mesurer les demandes reçues par le site, chaque mois.',
    solution: 'Suivre appels, formulaires et visites dans un outil d’analyse respectueux des données.',
    gain: 10,
    owner: 'company',
    effort: 'low',
    timeEstimate: '2 heures',
  },
];

export const GROWTH_IDS: readonly string[] = GROWTH.map(({ id }) => id);

/** The one action plan of a site: no step twice, what gains most first; every place shows its head. None for a page that is not the company’s. */
export function planOf(findings: readonly JudgedFinding[], facts: SiteFacts): PlanStep[] {
  if (!isJudged(facts)) return [];
  const steps = new Map<string, PlanStep>();
  for (const { rule } of [...findings].sort((a, b) => b.rule.gain - a.rule.gain)) {
    const known = steps.get(rule.step.id);
    if (known) known.findings.push(rule.id);
    else {
      const { gain, owner, effort, timeEstimate, howToFix: solution } = rule;
      const title = rule.step.title(facts);
      steps.set(rule.step.id, {
        ...{ id: rule.step.id, title, solution, gain, owner, effort, timeEstimate, findings: [rule.id] },
        priority: priorityOf(gain),
      });
    }
  }
  const advice = GROWTH.filter(({ id }) => !steps.has(id)).map((step) => ({ ...step, priority: priorityOf(step.gain), findings: [] }));
  return [...steps.values(), ...advice];
}

const priorityOf = (gain: number): PlanStep['priority'] => (gain >= HIGH_PRIORITY_GAIN ? 'high' : 'medium');
