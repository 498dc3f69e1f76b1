import type { AuditFacts } from '../audit-facts.js';
import { html, type Markup } from '../markup.js';

/** A chapter of the audit; `origin` says whose figures it shows and of when. */
export interface Section {
  id: string;
  title: string;
  /** For the contents page: nothing of it was measured. */
  missing: boolean;
  origin: string;
  body: Markup;
}

export type SectionOf = (facts: AuditFacts) => Section;

export const missing = (what: string): Markup => html`<p class="missing"><strong>Non mesuré.</strong> ${what}</p>`;
