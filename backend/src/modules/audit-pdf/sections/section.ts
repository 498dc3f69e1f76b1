import { t } from '../../../rules/language.rules.js';
import type { AuditFacts } from '../audit-facts.js';
import { html, type Markup } from '../markup.js';

/** What nobody could measure, for the one box that says so. */
export interface Gap {
  part: string;
  /** A sentence. */
  why: string;
}

/** A chapter of the audit; `origin` says whose figures it shows and of when. */
export interface Section {
  id: string;
  title: string;
  origin: string;
  /** Null = nothing of it was measured: the chapter is left out, its gap stands in the box. */
  body: Markup | null;
  gaps?: readonly Gap[];
  /** Begins on a page of its own. */
  isAlone?: boolean;
}

export type SectionOf = (facts: AuditFacts) => Section;

export const missing = (what: string): Markup => html`<p class="missing"><strong>${t`Non mesuré.`}</strong> ${what}</p>`;
