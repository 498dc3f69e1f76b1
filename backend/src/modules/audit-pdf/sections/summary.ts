import { lighthouseBand, POSITION_UP_TO, ratingBand } from '../../../rules/bands.rules.js';
import { citationVerdict } from '../../../rules/citations.rules.js';
import { missingSpeed } from '../../../rules/missing-speed.rules.js';
import { VERDICT_NAMES } from '../../../rules/verdicts.rules.js';
import type { AuditFacts } from '../audit-facts.js';
import { bars, ring, scoreBar } from '../charts.js';
import { html } from '../markup.js';
import { counted, date, french, isKnown, MADE_UP, number, points } from '../words.js';
import { person } from './person.js';
import type { Section } from './section.js';

const SHOWN = 5;

export function summary(facts: AuditFacts): Section {
  const { score, report, site, madeAt, example } = facts;
  const own = score.verdict?.basis === 'estimate' ? null : score.verdict;
  const speed = isKnown(report.pagespeed) ? report.pagespeed : null;
  const value = (shown: { value: number; estimated: boolean }) => (shown.estimated ? null : shown.value);
  const intro = isKnown(report.intro)
    ? (report.intro.content ?? '')
        .split(/\n{2,}/)
        .filter((text) => text.trim())
        .slice(0, 2)
    : [];
  const weak = site.items.map(({ title, found }) => `${title}${found ? ` (${found})` : ''}`);
  const shown = Math.min(SHOWN, weak.length);
  const list = (items: readonly string[], good: boolean) =>
    items.length > 0
      ? html`<ul class="points ${good ? 'good' : ''}">${items.slice(0, SHOWN).map((item) => html`<li>${french(item)}</li>`)}</ul>`
      : html`<p class="missing">${good ? 'Aucun point fort ne ressort de ce qui a été mesuré.' : 'Aucune faiblesse ne ressort de ce qui a été mesuré.'}</p>`;
  const noSpeed = speed && missingSpeed('mobile', speed);
  return {
    id: 'synthese',
    title: 'Synthèse',
    missing: false,
    origin: example ? MADE_UP : `Établi le ${date(madeAt)} à partir des seules mesures réalisées`,
    body: html`${intro.map((text) => html`<p class="lead">${french(text.trim())}</p>`)}
<div class="rings">${own ? ring(VERDICT_NAMES[own.basis], own.score) : ring('Score global', null)}${ring('Vitesse mobile', points(speed?.mobile_performance_score))}${ring(
      'Vitesse ordinateur',
      points(speed?.desktop_performance_score),
    )}</div>
${noSpeed && html`<p class="missing">${french(noSpeed)}</p>`}
<h3>Les trois volets</h3>
${bars(
  'Les trois volets',
  [
    scoreBar('Maturité digitale', value(score.categories.maturity)),
    scoreBar('Acquisition', value(score.categories.acquisition)),
    scoreBar('Innovation', value(score.categories.innovation)),
  ],
  100,
)}
<div class="two"><div><h3>Ce qui va bien</h3>${list(strengths(facts), true)}</div><div><h3>À améliorer d’abord</h3>${weak.length > shown && html`<p class="note">${number(shown)} constats sur ${number(weak.length)}</p>`}${list(weak, false)}</div></div>
${person(facts)}`,
  };
}

/** What the measurements praise; nothing is said about what was not measured. Faults are the one list. */
function strengths({ report, page, site }: AuditFacts): string[] {
  const { pagespeed, connectivity, keywords, reviews, citations } = report;
  const strong: string[] = [];
  const praise = (fraction: number | null | undefined, name: string) => {
    const score = points(fraction);
    if (score !== null && lighthouseBand(score).tone === 'good') strong.push(`${name} : ${score} sur 100`);
  };
  if (isKnown(pagespeed)) {
    praise(pagespeed.mobile_performance_score, 'Vitesse sur mobile');
    praise(pagespeed.desktop_performance_score, 'Vitesse sur ordinateur');
    praise(pagespeed.accessibility_score, 'Accessibilité');
    praise(pagespeed.seo_score, 'Bases du référencement');
  }
  if (isKnown(connectivity) && connectivity.tls?.state === 'valid') strong.push('Connexion chiffrée, certificat valide');
  if (page && !page.broken && page.score !== null && site.critical === 0) strong.push('Aucune erreur critique relevée');
  const first = isKnown(keywords) ? (keywords.ranked_keywords ?? []).filter(isOnFirstPage).length : 0;
  if (first) strong.push(`${counted(first, 'mot-clé', 'mots-clés')} en première page de Google`);
  if (isKnown(reviews) && typeof reviews.rating === 'number' && ratingBand(reviews.rating).tone === 'good')
    strong.push(`Avis Google : ${number(reviews.rating, 1)} sur 5`);
  const cited = isKnown(citations) ? citationVerdict(citations.platforms ?? []) : null;
  if (cited?.tone === 'good')
    strong.push(`${cited.word} par les assistants d’IA : ${counted(cited.cited, 'réponse')} sur ${cited.answered}`);
  return strong;
}

const isOnFirstPage = ({ rank_group, rank_absolute }: { rank_group: number | null; rank_absolute: number | null }): boolean => {
  const position = rank_group ?? rank_absolute;
  return !!position && position <= POSITION_UP_TO.first;
};
