import { isVital, VITAL_LIMITS, vitalBand } from '../../../rules/bands.rules.js';
import { megabytes } from '../../../rules/figures.rules.js';
import { LIMITS } from '../../../rules/limits.rules.js';
import { moneyLine } from '../../../rules/loss.rules.js';
import { missingSpeed } from '../../../rules/missing-speed.rules.js';
import type { AuditFacts } from '../audit-facts.js';
import { rulers, scoreRow } from '../charts.js';
import { html } from '../markup.js';
import { french, isKnown, number, origin, points, seconds } from '../words.js';
import type { Section } from './section.js';

type Device = NonNullable<AuditFacts['report']['pagespeed']['mobile_data']>;

const METRICS: [keyof Device & string, string, string, (value: number) => string][] = [
  ['first_contentful_paint', 'Premier affichage', 'Quand le premier texte apparaît', seconds],
  ['largest_contentful_paint', 'Contenu principal visible', 'Quand l’essentiel de l’écran est là', seconds],
  ['total_blocking_time', 'Temps de blocage', 'Combien de temps la page ne répond pas', seconds],
  ['cumulative_layout_shift', 'Stabilité visuelle', 'De combien la page bouge en se chargeant', (value) => number(value, 2)],
  ['speed_index', 'Indice de vitesse', 'À quelle allure l’écran se remplit', seconds],
  ['server_response_time', 'Réponse du serveur', 'Avant le premier octet', seconds],
  ['total_bytes', 'Poids de la page', 'Tout ce qui est téléchargé', megabytes],
];
const SHOWN = 4;

export function speed({ report: { pagespeed }, score: { loss } }: AuditFacts): Section {
  const money = moneyLine(loss?.parts ?? [], 'speed');
  const known = isKnown(pagespeed);
  const { mobile_data: mobile, desktop_data: desktop } = pagespeed;
  const cell = (device: Device | null | undefined, [key, , , words]: (typeof METRICS)[number]) => {
    const value = device?.[key];
    if (typeof value !== 'number') return html`<td class="r">non mesuré</td>`;
    const band = isVital(key) && vitalBand(key, value).word;
    return html`<td class="r"><strong>${words(value)}</strong>${band && html` <small>${band}</small>`}</td>`;
  };
  const findings = (mobile ?? desktop)?.findings.filter(({ category }) => category === 'performance').slice(0, SHOWN) ?? [];
  const absent = [missingSpeed('mobile', pagespeed), missingSpeed('desktop', pagespeed)].filter((words) => words !== null);
  const body = html`<p class="lead">La vitesse décide si un visiteur attend ou repart. Elle est mesurée comme sur un téléphone de milieu de gamme en réseau mobile, puis sur un ordinateur.</p>
${rulers(
  'Notes de Lighthouse',
  [
    scoreRow('Mobile', points(pagespeed.mobile_performance_score)),
    scoreRow('Ordinateur', points(pagespeed.desktop_performance_score)),
    scoreRow('Accessibilité', points(pagespeed.accessibility_score)),
    scoreRow('Bonnes pratiques', points(pagespeed.best_practices_score)),
    scoreRow('Référencement', points(pagespeed.seo_score)),
  ],
  'lighthouse',
)}
${money && html`<p class="note">${money}</p>`}
${absent.map((words) => html`<p class="missing">${french(words)}</p>`)}
<h3>Les temps mesurés</h3>
<table class="close"><thead><tr><th scope="col">Mesure</th><th scope="col" class="r">Mobile</th><th scope="col" class="r">Ordinateur</th><th scope="col" class="r">Bon en dessous de</th></tr></thead><tbody>${METRICS.map(
    (metric) =>
      html`<tr><th scope="row">${metric[1]} <small>${metric[2]}</small></th>${cell(mobile, metric)}${cell(desktop, metric)}<td class="r">${isVital(metric[0]) ? metric[3](VITAL_LIMITS[metric[0]][0]) : '–'}</td></tr>`,
  )}</tbody></table>
${
  findings.length > 0 &&
  html`<h3>Ce qui ralentit la page</h3><ul class="points">${findings.map(
    ({ title, display_value, savings_ms }) =>
      html`<li>${french(title)}${display_value && html` <small>(${french(display_value)})</small>`}${savings_ms && savings_ms >= LIMITS.toldSavingMs ? html` – gain possible\u202f: ${seconds(savings_ms)}` : ''}</li>`,
  )}</ul>`
}`;
  return {
    id: 'vitesse',
    title: 'Vitesse',
    origin: known ? `${origin(pagespeed)}${(pagespeed.runs ?? 0) > 1 ? ` – médiane de ${pagespeed.runs} passages` : ''}` : '',
    body: known ? body : null,
    gaps: known ? [] : [{ part: 'Vitesse', why: 'La vitesse du site n’a pas pu être mesurée.' }],
  };
}
