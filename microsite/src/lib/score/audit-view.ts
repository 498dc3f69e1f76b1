import { pagePath } from '../../../../backend/src/rules/routes.rules.ts';
import { SEVERITIES, severitiesCounted } from '../../../../backend/src/rules/severities.rules.ts';
import { scoreVerdict } from '../../../../backend/src/rules/verdicts.rules.ts';
import { LOSS_CARDS } from '../../content/score.ts';
import type { Answer, PublicScore } from '../api.ts';
import { day, integer, plural } from '../format.ts';
import { scoreView } from './score-view.ts';

/** Everything that the audit request page binds. `isCounting`: the figure starts at nothing and counts up. */
export function auditView(answer: Answer<PublicScore>, isCounting: boolean) {
  const view = scoreView(answer);
  if (view.state === 'error') return view;
  const score = answer as PublicScore;
  const findings = findingsView(score.findings);
  return {
    ...view,
    scoreHref: pagePath('score', score.token),
    count: isCounting ? '0' : view.value,
    loss: lossView(score.loss),
    hasLoss: score.loss !== null,
    competitors: competitorsView(score),
    hasCompetitors: score.benchmarks.competitors.length > 0 && !score.overall.estimated,
    competitorsLead: score.benchmarks.sector ? `Parmi ${score.benchmarks.sector}` : 'À côté des repères de l’agence',
    findings,
    hasFindings: findings !== null && findings.total > 0,
  };
}

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

const francs = (amount: number): string => `${integer(amount)}\u00a0CHF`;

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
    name: `Repère ${index + 1}`,
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
  if (gap === 0) return 'à égalité avec vous';
  return gap > 0 ? `${plural(gap, 'point', 'points')} devant vous` : `${plural(-gap, 'point', 'points')} derrière vous`;
}

/** Lines behind the lock are drawn, but not more than these; the count in words is the true one. */
const LOCKED_LINES = 4;

/** The first findings in words and how many more there are: true counts of the measured page. */
function findingsView(findings: PublicScore['findings']) {
  if (!findings) return null;
  const { total, items, provider, measured_at } = findings;
  // something must stay to be told in the audit
  const shown = items.slice(0, Math.max(1, Math.min(items.length, total - 1)));
  const left = total - shown.length;
  return {
    total,
    figure: integer(total),
    unit: total > 1 ? 'constats sur votre site' : 'constat sur votre site',
    split: severitiesCounted(findings),
    shown: shown.map(({ severity, description }) => ({
      message: description,
      tone: SEVERITIES[severity].tone,
      word: SEVERITIES[severity].word,
    })),
    locked: Array.from({ length: Math.min(left, LOCKED_LINES) }, () => ({})),
    hasLocked: left > 0,
    left:
      left > 1
        ? `Les ${integer(left)} autres constats sont dans l’audit, avec la marche à suivre.`
        : 'Le dernier constat est dans l’audit, avec la marche à suivre.',
    source: [provider, measured_at && day(measured_at)].filter(Boolean).join(', '),
  };
}

export type AuditView = ReturnType<typeof auditView>;
