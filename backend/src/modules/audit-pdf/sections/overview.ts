import { POSITION_UP_TO, ratingBand } from '../../../rules/bands.rules.js';
import { CITATION_WORDS, citationVerdict } from '../../../rules/citations.rules.js';
import { counted } from '../../../rules/figures.rules.js';
import { t } from '../../../rules/language.rules.js';
import { scoreVerdict } from '../../../rules/verdicts.rules.js';
import type { AuditFacts } from '../audit-facts.js';
import { rulers, scoreRow } from '../charts.js';
import { html } from '../markup.js';
import { isKnown, number, points, typeset } from '../words.js';
import type { Section } from './section.js';

const SHOWN = 5;

/** Overview: the text, the three categories, strengths and weaknesses. */
export function overview(facts: AuditFacts): Section {
  const { score, report, site } = facts;
  const value = (shown: { value: number; estimated: boolean }) => (shown.estimated ? null : shown.value);
  const categories = [value(score.categories.maturity), value(score.categories.acquisition), value(score.categories.innovation)] as const;
  const intro = isKnown(report.intro)
    ? (report.intro.content ?? '')
        .split(/\n{2,}/)
        .filter((text) => text.trim())
        .slice(0, 2)
    : [];
  const strong = strengths(facts);
  const weak = site.items.map(({ title, found }) => `${title}${found ? ` (${found})` : ''}`);
  const shown = Math.min(SHOWN, weak.length);
  const list = (items: readonly string[], good: boolean) =>
    items.length > 0
      ? html`<ul class="points ${good ? 'good' : ''}">${items.slice(0, SHOWN).map((item) => html`<li>${typeset(item)}</li>`)}</ul>`
      : html`<p class="none">${good ? t`Aucun point fort ne ressort de ce qui a été mesuré.` : t`Aucune faiblesse ne ressort de ce qui a été mesuré.`}</p>`;
  const isKnownAtAll = intro.length + strong.length + weak.length > 0 || categories.some((category) => category !== null);
  const [maturity, acquisition, innovation] = categories;
  return {
    id: 'etat',
    title: t`État des lieux`,
    isAlone: site.plan.length > 0,
    origin: '',
    body: isKnownAtAll
      ? html`${intro.map((text) => html`<p class="lead">${typeset(text.trim())}</p>`)}
${
  categories.some((category) => category !== null) &&
  html`<h3>${t`Les trois volets`}</h3>${rulers(
    t`Les trois volets`,
    [scoreRow(t`Maturité`, maturity), scoreRow(t`Acquisition`, acquisition), scoreRow(t`Innovation`, innovation)],
    'score',
  )}`
}
<div class="two"><div><h3>${t`Ce qui va bien`}</h3>${list(strong, true)}</div><div><h3>${t`À améliorer d’abord`}</h3>${weak.length > shown && html`<p class="note">${t`${number(shown)} constats sur ${number(weak.length)}.`}</p>`}${list(weak, false)}</div></div>`
      : null,
  };
}

/** Lists strengths of the measurements; faults are in the list of findings. */
function strengths({ report, page, site }: AuditFacts): string[] {
  const { pagespeed, connectivity, keywords, reviews, citations } = report;
  const strong: string[] = [];
  const praise = (fraction: number | null | undefined, name: string) => {
    const score = points(fraction);
    if (score !== null && scoreVerdict(score).tone === 'good') strong.push(t`${name} : ${score} sur 100`);
  };
  if (isKnown(pagespeed)) {
    praise(pagespeed.mobile_performance_score, t`Vitesse sur téléphone`);
    praise(pagespeed.desktop_performance_score, t`Vitesse sur ordinateur`);
    praise(pagespeed.accessibility_score, t`Accessibilité`);
    praise(pagespeed.seo_score, t`Bases du référencement`);
  }
  if (isKnown(connectivity) && connectivity.tls?.state === 'valid') strong.push(t`Connexion sécurisée, certificat valide`);
  if (page && !page.broken && page.score !== null && site.critical === 0) strong.push(t`Aucune erreur critique relevée`);
  const first = isKnown(keywords) ? (keywords.ranked_keywords ?? []).filter(isOnFirstPage).length : 0;
  if (first) strong.push(t`${counted(first, t`mot-clé`, t`mots-clés`)} en première page de Google`);
  if (isKnown(reviews) && typeof reviews.rating === 'number' && ratingBand(reviews.rating).tone === 'good')
    strong.push(t`Avis Google : ${number(reviews.rating, 1)} sur 5`);
  const cited = isKnown(citations) ? citationVerdict(citations.platforms ?? []) : null;
  if (cited?.tone === 'good')
    strong.push(
      t`${CITATION_WORDS[cited.word].word} par les assistants d’IA : ${counted(cited.cited, t`réponse`, t`réponses`)} sur ${cited.answered}`,
    );
  return strong;
}

const isOnFirstPage = ({ rank_group, rank_absolute }: { rank_group: number | null; rank_absolute: number | null }): boolean => {
  const position = rank_group ?? rank_absolute;
  return !!position && position <= POSITION_UP_TO.first;
};
