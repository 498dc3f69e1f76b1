import { francs } from '../../../../backend/src/rules/figures.rules.ts';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { pagePath } from '../../../../backend/src/rules/routes.rules.ts';
import { SEVERITIES, severitiesCounted } from '../../../../backend/src/rules/severities.rules.ts';
import { scoreVerdict } from '../../../../backend/src/rules/verdicts.rules.ts';
import { LOSS_CARDS } from '../../content/score.ts';
import type { Answer, PublicScore } from '../api.ts';
import { day, integer, plural, pluralForm } from '../format.ts';
import { scoreView } from './score-view.ts';

/** Everything that the audit request page shows. */
export function auditView(answer: Answer<PublicScore>) {
  const view = scoreView(answer);
  if (view.state === 'error') return view;
  const score = answer as PublicScore;
  const findings = findingsView(score.findings);
  return {
    ...view,
    documentTitle: score.quiz.status === 'done' ? undefined : t`Score Digital pour ${score.company} – ${score.agency.name}`,
    scoreHref: pagePath('score', score.token),
    loss: lossView(score.loss),
    competitors: competitorsView(score),
    hasCompetitors: score.benchmarks.competitors.length > 0 && !score.overall.estimated,
    competitorsLead: score.benchmarks.sector ? facing(score.benchmarks.sector) : t`À côté des repères de l’agence`,
    findings,
  };
}

/** « les meilleurs » → « Face aux meilleurs » */
const facing = (sector: string): string => t`Face à ${sector}`.replace(/ à les /i, ' aux ').replace(/ à le /i, ' au ');

/** CHF of an estimate; of the three cards those that rest on something measured (formula 9). */
function lossView(loss: PublicScore['loss']) {
  if (!loss) return null;
  return {
    month: francs(loss.month),
    year: francs(loss.year),
    cards: loss.parts.map(({ id, amount, basis }) => ({ amount: francs(amount), basis, ...LOSS_CARDS[id] })),
    isPart: loss.parts.length < Object.keys(LOSS_CARDS).length,
  };
}

/** The prospect beside the agency's references, all on one scale; not a single name is invented. */
function competitorsView({ overall: { value: score }, benchmarks, company }: PublicScore) {
  if (score === null) return [];
  const own = {
    name: company,
    value: integer(score),
    fill: score,
    own: true,
    gap: null,
    ...scoreVerdict(score),
  };
  const others = benchmarks.competitors.map((value, index) => ({
    name: t`Repère ${index + 1}`,
    value: integer(value),
    fill: value,
    own: null,
    gap: gapWords(value - score),
    tone: 'none' as const,
    word: '',
  }));
  return [own, ...others];
}

function gapWords(gap: number): string {
  if (gap === 0) return t`à égalité avec vous`;
  return gap > 0 ? t`${plural(gap, t`point`, t`points`)} devant vous` : t`${plural(-gap, t`point`, t`points`)} derrière vous`;
}

/** The findings that the audit explains, by name, and what it adds. */
function findingsView(findings: PublicScore['findings']) {
  if (!findings) return null;
  const { total, items, provider, measured_at } = findings;
  const rest = total - items.length;
  return {
    total,
    figure: integer(total),
    unit: pluralForm(total, t`constat sur votre site`, t`constats sur votre site`),
    split: severitiesCounted(findings),
    shown: items.map(({ severity, description }) => ({
      message: description,
      tone: SEVERITIES[severity].tone,
      word: SEVERITIES[severity].word,
    })),
    locked:
      items.length > 1
        ? t`L’audit en PDF réunit la correction de chacun, vos mesures en détail et la méthode.`
        : t`L’audit en PDF réunit sa correction, vos mesures en détail et la méthode.`,
    rest:
      rest > 1
        ? t`Les ${integer(rest)} autres constats sont sur votre page.`
        : rest === 1
          ? t`Le dernier constat est sur votre page.`
          : null,
    source: [provider, measured_at && day(measured_at)].filter(Boolean).join(', '),
  };
}

export type ReadyAudit = Extract<ReturnType<typeof auditView>, { state: 'ready' }>;
