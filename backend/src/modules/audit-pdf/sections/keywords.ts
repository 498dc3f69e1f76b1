import { POSITION_UP_TO } from '../../../rules/bands.rules.js';
import { counted, inSentence } from '../../../rules/figures.rules.js';
import { isIn, isRanked, opportunityOf, POSITION_GROUPS } from '../../../rules/keywords.rules.js';
import { t, wordsBy } from '../../../rules/language.rules.js';
import type { AuditFacts } from '../audit-facts.js';
import { bars } from '../charts.js';
import { html, type Markup, weighted } from '../markup.js';
import { isKnown, number, origin } from '../words.js';
import type { Section } from './section.js';

const SHOWN = 9;
/** After every position. */
const LAST = Number.MAX_SAFE_INTEGER;

const OPPORTUNITIES = wordsBy({
  'Non positionné': () => t`Non positionné`,
  Acquis: () => t`Acquis`,
  Forte: () => t`Forte`,
  Moyenne: () => t`Moyenne`,
  Faible: () => t`Faible`,
});

export function keywords(facts: AuditFacts): Section {
  const { keywords: result } = facts.report;
  const known = isKnown(result);
  const body = () =>
    (result.ranked_keywords ?? []).length > 0
      ? content(facts)
      : html`<p class="lead">${t`Aucun mot-clé pour lequel le site se classe dans Google Suisse n’a été trouvé.`}</p>`;
  return {
    id: 'mots-cles',
    title: t`Mots-clés`,
    origin: known ? `${origin(result)} – ${t`Google Suisse`}` : '',
    body: known ? body() : null,
    gaps: known ? [] : [{ part: t`Mots-clés`, why: t`Les positions dans Google n’ont pas pu être mesurées.` }],
  };
}

function content({ report: { keywords: result } }: AuditFacts): Markup {
  const items = (result.ranked_keywords ?? []).map(({ keyword, rank_group, rank_absolute, search_volume: volume }) => {
    const position = rank_group || rank_absolute || null;
    return { keyword, position, volume, opportunity: opportunityOf(position) };
  });
  const ranked = items.filter(({ position }) => isRanked(position));
  const bands = POSITION_GROUPS.map((group) => {
    const count = ranked.filter(({ position }) => position && isIn(group, position)).length;
    const name = group.to === null ? t`Au-delà de ${group.from - 1}` : t`Positions ${group.from} à ${group.to}`;
    return { name, value: count, words: number(count) };
  });
  const shown = [...items].sort((a, b) => (a.position ?? LAST) - (b.position ?? LAST) || (b.volume ?? 0) - (a.volume ?? 0)).slice(0, SHOWN);
  return html`<p class="lead">${weighted(rankedWords(ranked.length, items.length))} ${t`Presque tous les clics vont aux dix premières positions.`}</p>
<div class="kept"><h3>${t`Répartition des positions`}</h3>${bars(t`Mots-clés par position`, bands, Math.max(...bands.map(({ value }) => value), 1))}</div>
<h3>${t`Les mots-clés et leur opportunité`}</h3>
<table class="close"><thead><tr><th scope="col">${t`Mot-clé`}</th><th scope="col" class="r">${t`Position`}</th><th scope="col" class="r">${t`Recherches par mois`}</th><th scope="col" class="r">${t`Opportunité`}</th></tr></thead><tbody>${shown.map(
    ({ keyword, position, volume, opportunity }) =>
      html`<tr><th scope="row">${keyword}</th><td class="r">${position ?? t`non classé`}</td><td class="r">${volume === null ? t`inconnu` : number(volume)}</td><td class="r">${OPPORTUNITIES[opportunity]}</td></tr>`,
  )}</tbody></table>${items.length > SHOWN && html`<p class="note">${t`Et ${counted(items.length - SHOWN, t`autre mot-clé`, t`autres mots-clés`)}.`}</p>`}
<p class="note">${t`Opportunité\u202f: ce que la position laisse à gagner. Acquis jusqu’à la ${POSITION_UP_TO.first}ᵉ place, forte juste après la première page de Google, faible au-delà de la ${POSITION_UP_TO.held}ᵉ.`}</p>`;
}

/** How many the site is found for, as its page says it. */
function rankedWords(ranked: number, listed: number): string {
  const many = (count: number) => counted(count, t`mot-clé`, t`mots-clés`);
  if (ranked === listed) return t`Le site se classe sur **${many(ranked)}**.`;
  const others = inSentence(listed - ranked, t`une autre recherche`, t`autres recherches`);
  return t`Le site se classe sur **${many(ranked)}**\u202f; pour ${others}, il n’apparaît pas.`;
}
