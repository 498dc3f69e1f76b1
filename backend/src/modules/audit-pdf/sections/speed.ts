import { isVital, VITAL_LIMITS, vitalBand } from '../../../rules/bands.rules.js';
import { megabytes } from '../../../rules/figures.rules.js';
import { t } from '../../../rules/language.rules.js';
import { missingSpeed } from '../../../rules/missing-speed.rules.js';
import type { AuditFacts } from '../audit-facts.js';
import { rulers, scoreRow } from '../charts.js';
import { html, type Markup } from '../markup.js';
import { isKnown, number, origin, points, seconds, typeset } from '../words.js';
import type { Section } from './section.js';

type Device = NonNullable<AuditFacts['report']['pagespeed']['mobile_data']>;

const metrics = (): [keyof Device & string, string, string, (value: number) => string][] => [
  ['first_contentful_paint', t`Premier affichage`, t`Quand le premier texte apparaît`, seconds],
  ['largest_contentful_paint', t`Contenu principal visible`, t`Quand l’essentiel de l’écran est là`, seconds],
  ['total_blocking_time', t`Temps où la page ne réagit pas`, t`Pendant son chargement`, seconds],
  ['cumulative_layout_shift', t`Stabilité visuelle`, t`De combien la page bouge en se chargeant`, (value) => number(value, 2)],
  ['speed_index', t`Indice de vitesse`, t`À quelle allure l’écran se remplit`, seconds],
  ['server_response_time', t`Réponse du serveur`, t`Avant le premier octet`, seconds],
  ['total_bytes', t`Poids de la page`, t`Tout ce qui est téléchargé`, megabytes],
];
const SHOWN = 4;

export function speed(facts: AuditFacts): Section {
  const { pagespeed } = facts.report;
  const known = isKnown(pagespeed);
  const { mobile_data: mobile, desktop_data: desktop } = pagespeed;
  const cell = (device: Device | null | undefined, [key, , , words]: ReturnType<typeof metrics>[number]) => {
    const value = device?.[key];
    if (typeof value !== 'number') return html`<td class="r">${t`non mesuré`}</td>`;
    const band = isVital(key) && vitalBand(key, value).word;
    return html`<td class="r"><strong>${words(value)}</strong>${band && html` <small>${band}</small>`}</td>`;
  };
  const absent = [missingSpeed('mobile', pagespeed), missingSpeed('desktop', pagespeed)].filter((words) => words !== null);
  const body = html`<p class="lead">${t`La vitesse décide si un visiteur attend ou repart. Elle est mesurée comme sur un téléphone de milieu de gamme en réseau mobile, puis sur un ordinateur.`}</p>
${rulers(
  t`Notes de Lighthouse`,
  [
    scoreRow(t`Téléphone`, points(pagespeed.mobile_performance_score)),
    scoreRow(t`Ordinateur`, points(pagespeed.desktop_performance_score)),
    scoreRow(t`Accessibilité`, points(pagespeed.accessibility_score)),
    scoreRow(t`Bonnes pratiques`, points(pagespeed.best_practices_score)),
    scoreRow(t`Référencement`, points(pagespeed.seo_score)),
  ],
  'score',
)}
${absent.map((words) => html`<p class="missing">${typeset(words)}</p>`)}
<h3>${t`Les temps mesurés`}</h3>
<table class="close"><thead><tr><th scope="col">${t`Mesure`}</th><th scope="col" class="r">${t`Téléphone`}</th><th scope="col" class="r">${t`Ordinateur`}</th><th scope="col" class="r">${t`Bon en dessous de`}</th></tr></thead><tbody>${metrics().map(
    (metric) =>
      html`<tr><th scope="row">${metric[1]} <small>${metric[2]}</small></th>${cell(mobile, metric)}${cell(desktop, metric)}<td class="r">${isVital(metric[0]) ? metric[3](VITAL_LIMITS[metric[0]][0]) : '–'}</td></tr>`,
  )}</tbody></table>
${slowing(facts)}`;

  return {
    id: 'vitesse',
    title: t`Vitesse`,
    origin: known ? `${origin(pagespeed)}${(pagespeed.runs ?? 0) > 1 ? ` – ${t`médiane de ${pagespeed.runs ?? 0} passages`}` : ''}` : '',
    body: known ? body : null,
    gaps: known ? [] : [{ part: t`Vitesse`, why: t`La vitesse du site n’a pas pu être mesurée.` }],
  };
}

/** What slows the page, in our own words: Lighthouse's are half English. */
function slowing({ site }: AuditFacts): Markup | false {
  const items = site.items.filter(({ category }) => category === 'performance').slice(0, SHOWN);
  return (
    items.length > 0 &&
    html`<div class="kept extra"><h3>${t`Ce qui ralentit la page`}</h3><ul class="points">${items.map(
      ({ title, found }) => html`<li>${typeset(title)}${found && html` <small>(${typeset(found)})</small>`}</li>`,
    )}</ul></div>`
  );
}
