import type { SiteFacts } from '../../../rules/site-facts.rules.js';
import type { Recommendation, Source } from './analysis.contract.js';

/** The figures a text was read beside, as they were written; `outcome`: whether the site could be judged at all. */
export type RestsOn = Partial<Record<keyof SiteFacts, string | null>>;

export type TextKind = 'intro' | 'recommendations';
/** The paragraphs of an introduction, divided by a blank line; the steps of a plan. */
export type TextContent = string | Recommendation[];

/** What a model chose of the sentences it was offered. */
export interface TextChoice {
  ids: string[];
  provider: string;
}

/** The sentences a composed text consists of, and the facts or findings it rests on, as they were written. */
export interface MadeOf {
  sentences: string[];
  facts: Record<string, string | null>;
}

/** Text that is not approved: of a model, or approved beside other figures. */
export interface TextDraft {
  content: TextContent;
  by: string;
  byPerson: boolean;
  at: string;
  /** It was approved until a figure changed. */
  reread: boolean;
  /** The figures it was approved with, or written from. */
  rests: RestsOn;
}

/** Who has made a free text public, with the figures it was read beside; `rests` null = those of its first judgement. */
export interface TextApproval {
  by: string;
  at: string;
  reason: string | null;
  byPerson: boolean;
  rests: RestsOn | null;
}

/** A stored text with its origin. */
export interface StoredText {
  content: TextContent;
  source: Source;
  provider: string;
  choice: TextChoice | null;
  made_of: MadeOf | null;
  draft: TextDraft | null;
  approval: TextApproval | null;
}
