import { POSITION_UP_TO } from '../../../rules/bands.rules.js';
import { inSentence } from '../../../rules/figures.rules.js';
import { isIn, opportunityOf, POSITION_GROUPS } from '../../../rules/keywords.rules.js';
import { moneyLine } from '../../../rules/loss.rules.js';
import type { AuditFacts } from '../audit-facts.js';
import { bars } from '../charts.js';
import { html, type Markup } from '../markup.js';
import { counted, isKnown, number, origin } from '../words.js';
import type { Section } from './section.js';

const SHOWN = 12;
/** After every position. */
const LAST = Number.MAX_SAFE_INTEGER;
export function keywords(facts: AuditFacts): Section {
  const { keywords: result } = facts.report;
  const known = isKnown(result);
  const body = () =>
    (result.ranked_keywords ?? []).length > 0
      ? content(facts)
      : html`<p class="lead">Aucun mot-clé pour lequel le site se classe dans Google Suisse n’a été trouvé.</p>`;
  return {
    id: 'mots-cles',
    title: 'Mots-clés',
    origin: known ? `${origin(result)} – Google Suisse` : '',
    body: known ? body() : null,
    gaps: known ? [] : [{ part: 'Mots-clés', why: 'Les positions dans Google n’ont pas pu être mesurées.' }],
  };
}

function content({ report: { keywords: result }, score: { loss } }: AuditFacts): Markup {
  const money = moneyLine(loss?.parts ?? [], 'search');
  const items = (result.ranked_keywords ?? []).map(({ keyword, rank_group, rank_absolute, search_volume: volume }) => {
    const position = rank_group || rank_absolute || null;
    return { keyword, position, volume, opportunity: opportunityOf(position) };
  });
  const ranked = items.filter(({ position }) => position !== null);
  const bands = POSITION_GROUPS.map((group) => {
    const count = ranked.filter(({ position }) => position && isIn(group, position)).length;
    const name = group.to === null ? `Au-delà de ${group.from - 1}` : `Positions ${group.from} à ${group.to}`;
    return { name, value: count, words: number(count) };
  });
  const shown = [...items].sort((a, b) => (a.position ?? LAST) - (b.position ?? LAST) || (b.volume ?? 0) - (a.volume ?? 0)).slice(0, SHOWN);
  const total = result.metrics?.keywords_count;
  return html`<p class="lead">${
    total !== undefined && total > items.length
      ? html`Le site se classe sur <strong>${counted(total, 'mot-clé', 'mots-clés')}</strong>\u202f; les ${number(items.length)} premiers sont détaillés ici.`
      : html`Le site se classe sur <strong>${counted(ranked.length, 'mot-clé', 'mots-clés')}</strong>${ranked.length < items.length && html`\u202f; pour ${inSentence(items.length - ranked.length, 'une autre recherche', 'autres recherches')}, il n’apparaît pas`}.`
  } Presque tous les clics vont aux dix premières positions.</p>${money && html`<p class="note">${money}</p>`}
<h3>Répartition des positions</h3>
${bars('Mots-clés par position', bands, Math.max(...bands.map(({ value }) => value), 1))}
<h3>Les mots-clés et leur opportunité</h3>
<table class="close"><thead><tr><th scope="col">Mot-clé</th><th scope="col" class="r">Position</th><th scope="col" class="r">Recherches par mois</th><th scope="col" class="r">Opportunité</th></tr></thead><tbody>${shown.map(
    ({ keyword, position, volume, opportunity }) =>
      html`<tr><th scope="row">${keyword}</th><td class="r">${position ?? 'non classé'}</td><td class="r">${volume === null ? 'inconnu' : number(volume)}</td><td class="r">${opportunity}</td></tr>`,
  )}</tbody></table>${items.length > SHOWN && html`<p class="note">Et ${counted(items.length - SHOWN, 'autre mot-clé', 'autres mots-clés')}.</p>`}
<p class="note">Opportunité\u202f: ce que la position laisse à gagner. Acquis jusqu’à la ${POSITION_UP_TO.first}ᵉ place, forte juste après la première page de Google, faible au-delà de la ${POSITION_UP_TO.held}ᵉ.</p>`;
}
