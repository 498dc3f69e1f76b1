import { initialsOf } from '../../../rules/initials.rules.js';
import { t } from '../../../rules/language.rules.js';
import type { AuditFacts } from '../audit-facts.js';
import { html, type Markup } from '../markup.js';
import { qrCode } from '../qr-code.js';

/** Contact: the signatory, else the agency, and the booking link. */
export function person({ person: signer, agency, booking }: AuditFacts): Markup {
  const phone = signer?.phone ?? agency.phone;
  const picture = signer?.image
    ? html`<img src="${signer.image}" alt="" width="96" height="96">`
    : html`<span class="initials">${signer?.initials ?? initialsOf(agency.name)}</span>`;
  const name = signer ? html`<strong>${signer.name}</strong>, ${agency.name}` : html`<strong>${agency.name}</strong>`;
  const words = signer?.sentence || t`Une question sur cet audit\u202f? Nous y répondons par téléphone.`;
  return html`<div class="person">${picture}<div class="who"><p>${name}</p><p>${words}</p>${phone && html`<p class="direct">${phone}</p>`}${!phone && agency.email && html`<p class="direct">${agency.email}</p>`}</div><div class="code"><a href="${booking}">${qrCode(booking, t`Code à scanner pour choisir un horaire`)}</a><p>${t`Choisir un horaire`}</p></div></div>`;
}
