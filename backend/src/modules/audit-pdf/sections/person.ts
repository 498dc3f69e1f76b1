import type { AuditFacts } from '../audit-facts.js';
import { html } from '../markup.js';

/** Who signs the audit; nothing where nobody was named. */
export const person = ({ person: signer, agency }: AuditFacts) =>
  signer &&
  html`<div class="person">${
    signer.image ? html`<img src="${signer.image}" alt="" width="96" height="96">` : html`<span class="initials">${signer.initials}</span>`
  }<div><p><strong>${signer.name}</strong>, ${agency.name}</p>${signer.sentence && html`<p>${signer.sentence}</p>`}${signer.phone && html`<p class="direct">${signer.phone}</p>`}</div></div>`;
