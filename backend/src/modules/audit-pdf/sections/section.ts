import { t } from '../../../rules/language.rules.js';
import type { AuditFacts } from '../audit-facts.js';
import { html, type Markup } from '../markup.js';

/** An unmeasured part, for the box. */
export interface Gap {
  part: string;
  /** A sentence. */
  why: string;
}

/** A chapter of the audit; `origin`: sources and dates of its figures. */
export interface Section {
  id: string;
  title: string;
  origin: string;
  /** Null = nothing was measured: the chapter is left out and listed in the box. */
  body: Markup | null;
  gaps?: readonly Gap[];
  /** Begins on a page of its own. */
  isAlone?: boolean;
}

export type SectionOf = (facts: AuditFacts) => Section;

export const missing = (what: string): Markup => html`<p class="missing"><strong>${t`Non mesuré.`}</strong> ${what}</p>`;
