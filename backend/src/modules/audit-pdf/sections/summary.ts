import { t } from '../../../rules/language.rules.js';
import { madeUp } from '../../../rules/provenance.rules.js';
import { originOf, SCORE_WORDS, scoreTone, VERDICT_NAMES } from '../../../rules/verdicts.rules.js';
import type { AuditFacts } from '../audit-facts.js';
import { ruler, shape } from '../charts.js';
import { html, type Markup } from '../markup.js';
import { date, typeset } from '../words.js';
import { person } from './person.js';
import { phonePicture } from './phone.js';
import { stepRow } from './plan.js';
import { missing, type Section } from './section.js';

/** Few enough to remember. */
const FIRST_STEPS = 3;
const heads = () => ['', t`Une action pour commencer`, t`Deux actions pour commencer`, t`Trois actions pour commencer`];

/** The summary page: verdict, first actions and contact. */
export function summary(facts: AuditFacts): Section {
  const { headline, site, madeAt, example, phone, domain } = facts;
  const steps = site.plan.slice(0, FIRST_STEPS);
  return {
    id: 'synthese',
    title: t`Synthèse`,
    isAlone: true,
    origin: example ? madeUp() : t`Établi le ${date(madeAt)} à partir des seules mesures réalisées`,
    body: html`<div class="${phone ? 'proof' : ''}"><div><p class="headline">${typeset(headline.sentence)}</p>${headline.todo && html`<p class="lead">${typeset(headline.todo)}</p>`}
${verdictOf(facts)}</div>${phone && phonePicture(phone, domain)}</div>
${
  steps.length > 0
    ? html`<h3>${heads()[steps.length]}</h3>${steps.map(stepRow)}`
    : missing(t`Sans mesure de votre site, aucune action qui lui soit propre ne peut être recommandée.`)
}
${person(facts)}`,
  };
}

/** What an audit calls the score of its company; an estimate is none. */
export const ownVerdict = ({ score: { verdict } }: Pick<AuditFacts, 'score'>) => (verdict?.basis === 'estimate' ? null : verdict);

/** « Moyen. Calculé d’après la vitesse … » */
export function verdictWords(facts: Pick<AuditFacts, 'score'>): Markup | null {
  const verdict = ownVerdict(facts);
  const measured = (name: 'mobile' | 'desktop') => facts.score.basis.some((one) => one.part === name && one.measured);
  if (!verdict) return null;
  const devices = { mobile: measured('mobile'), desktop: measured('desktop') };
  const origin = originOf(verdict.basis === 'quiz' ? 'quiz' : 'speed', devices);
  return html`${shape(scoreTone(verdict.word))} ${SCORE_WORDS[verdict.word]}. ${origin}`;
}

function verdictOf(facts: AuditFacts): Markup {
  const verdict = ownVerdict(facts);
  const name = VERDICT_NAMES[verdict?.basis ?? 'speed'];
  return html`<div class="verdict"><p class="value">${verdict ? verdict.score : '–'}</p><p><strong>${verdict ? t.as('note')`${name} sur 100` : name}</strong>${verdictWords(facts) ?? t`Non mesuré.`}</p></div>${ruler(name, verdict?.score ?? null, 'score')}`;
}
