import { citationVerdict } from '../../../rules/citations.rules.js';
import type { AuditFacts } from '../audit-facts.js';
import { bars, ring, scoreBar } from '../charts.js';
import { html } from '../markup.js';
import { counted, date, french, isKnown, number, points, seconds } from '../words.js';
import type { Section } from './section.js';

/** Limits of good: Lighthouse’s own for scores, the first page of Google for positions. */
const GOOD = 90;
const WEAK = 50;
const SHOWN = 6;

export function summary(facts: AuditFacts): Section {
  const { score, report, madeAt } = facts;
  const speed = isKnown(report.pagespeed) ? report.pagespeed : null;
  const value = (shown: { value: number; estimated: boolean }) => (shown.estimated ? null : shown.value);
  const intro = isKnown(report.intro)
    ? (report.intro.content ?? '')
        .split(/\n{2,}/)
        .filter((text) => text.trim())
        .slice(0, 2)
    : [];
  const { strong, weak } = remarks(facts);
  const list = (items: readonly string[], good: boolean) =>
    items.length > 0
      ? html`<ul class="points ${good ? 'good' : ''}">${items.slice(0, SHOWN).map((item) => html`<li>${french(item)}</li>`)}</ul>`
      : html`<p class="missing">${good ? 'Aucun point fort ne ressort de ce qui a été mesuré.' : 'Aucune faiblesse ne ressort de ce qui a été mesuré.'}</p>`;
  return {
    id: 'synthese',
    title: 'Synthèse',
    missing: false,
    origin: `Établi le ${date(madeAt)} à partir des seules mesures réalisées`,
    body: html`${intro.map((text) => html`<p class="lead">${french(text.trim())}</p>`)}
<div class="rings">${score.smart_index !== null && ring('SmartIndex', score.smart_index)}${ring('Score global', value(score.overall))}${ring('Vitesse mobile', points(speed?.mobile_performance_score))}${ring(
      'Vitesse ordinateur',
      points(speed?.desktop_performance_score),
    )}</div>
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
<div class="two"><div><h3>Ce qui va bien</h3>${list(strong, true)}</div><div><h3>À améliorer d’abord</h3>${list(weak, false)}</div></div>`,
  };
}

/** What the measurements praise and blame; nothing is said about what was not measured. */
function remarks({ report, page }: AuditFacts): { strong: string[]; weak: string[] } {
  const strong: string[] = [];
  const weak: string[] = [];
  const judge = (score: number | null, name: string) => {
    if (score === null) return;
    if (score >= GOOD) strong.push(`${name} : ${score} sur 100`);
    else if (score < WEAK) weak.push(`${name} : ${score} sur 100`);
  };
  const { pagespeed, connectivity, keywords, reviews, citations } = report;
  if (isKnown(pagespeed)) {
    judge(points(pagespeed.mobile_performance_score), 'Vitesse sur mobile');
    const paint = pagespeed.mobile_data?.largest_contentful_paint ?? null;
    if (paint !== null && paint > 4000) weak.push(`Le contenu principal s’affiche après ${seconds(paint)} sur mobile`);
    judge(points(pagespeed.desktop_performance_score), 'Vitesse sur ordinateur');
    judge(points(pagespeed.accessibility_score), 'Accessibilité');
    judge(points(pagespeed.seo_score), 'Bases du référencement');
  }
  if (isKnown(connectivity) && connectivity.tls) {
    if (connectivity.tls.state === 'valid') strong.push('Connexion chiffrée, certificat valide');
    else
      weak.push(
        connectivity.tls.state === 'none' ? 'Connexion sans chiffrement (http)' : 'Certificat de sécurité refusé par les navigateurs',
      );
  }
  if (page?.counts) {
    if (page.counts.critical > 0)
      weak.push(`${counted(page.counts.critical, 'erreur critique', 'erreurs critiques')} sur la page d’accueil`);
    else if (page.score !== null) strong.push('Aucune erreur critique sur la page d’accueil');
  }
  if (isKnown(keywords)) {
    const first = (keywords.ranked_keywords ?? []).filter(({ rank_group }) => rank_group && rank_group <= 10).length;
    if (first > 0) strong.push(`${counted(first, 'mot-clé', 'mots-clés')} en première page de Google`);
    else weak.push('Aucun mot-clé relevé en première page de Google');
  }
  if (isKnown(reviews) && typeof reviews.rating === 'number') {
    const words = `Avis Google : ${number(reviews.rating, 1)} sur 5`;
    (reviews.rating >= 4.3 ? strong : reviews.rating < 4 ? weak : []).push(words);
  }
  if (isKnown(citations)) {
    const verdict = citationVerdict(citations.platforms ?? []);
    const list = verdict && { good: strong, fair: null, poor: weak }[verdict.tone];
    if (verdict)
      list?.push(
        `${verdict.word} par les assistants d’IA : ${verdict.cited} ${verdict.cited > 1 ? 'réponses' : 'réponse'} sur ${verdict.answered}`,
      );
  }
  return { strong, weak };
}
