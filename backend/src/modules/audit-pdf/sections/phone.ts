import { t } from '../../../rules/language.rules.js';
import type { AuditFacts, PhonePicture } from '../audit-facts.js';
import { html, type Markup } from '../markup.js';
import { date } from '../words.js';

/** The site as a phone showed it, with the findings that are seen on it. */
export function phonePicture({ image, measuredAt, callouts }: PhonePicture, domain: AuditFacts['domain']): Markup {
  const places = callouts.map(
    ({ number, x, y, width, height }) =>
      html`<span class="place" style="left:${x}%;top:${y}%;width:${width}%;height:${height}%"><b>${number}</b></span>`,
  );
  const list = callouts.length > 0 && html`<ol>${callouts.map(({ title }) => html`<li>${title}</li>`)}</ol>`;
  return html`<figure class="phone"><div class="frame"><img src="${image}" alt="${t`${domain}, tel qu’un téléphone l’affichait`}">${places}</div><figcaption><p>${t`Votre site sur un téléphone, le ${date(measuredAt)}`}</p>${list}</figcaption></figure>`;
}
