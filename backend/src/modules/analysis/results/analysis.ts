import type { PageSpeedOptions } from '../../../providers/page-speed/page-speed.js';
import { ProviderError } from '../../../providers/provider-error.js';
import type { Owner } from '../../../providers/site-visit/identity.js';
import type { Language } from '../../../rules/language.rules.js';
import type { SiteFacts } from '../../../rules/site-facts.rules.js';
import type { AnalysisName, ForeignListing, Results, Source } from './analysis.contract.js';
import type { TextApproval, TextChoice, TextDraft } from './stored-text.js';

/** Whom an analysis is about. `prospectId` is null when staff scans a bare URL. */
export interface Subject {
  prospectId: string | null;
  url: string;
  /** The address as the database compares it; of a prospect alone. */
  site?: string;
  company: string;
  city: string | null;
  /** What the company does, as Google or the import says. */
  category?: string | null;
  /** Further hosts that are the company's, as staff have said. */
  ownHosts?: readonly string[];
  /** As staff or the import know it. */
  phone?: string | null;
  /** In which its pages are read. */
  language?: Language | null;
  /** Listings of Google by their id, as staff have said. */
  ownPlaces?: readonly string[];
  otherPlaces?: readonly string[];
}

/** Who is expected behind an address. */
export const ownerOf = ({ company, ownHosts = [] }: Pick<Subject, 'company' | 'ownHosts'>): Owner => ({
  company: company || null,
  ownHosts,
});

export interface AnalysisContext {
  signal: AbortSignal;
  /** Devices and runs for the page's speed. */
  speed: Pick<PageSpeedOptions, 'devices' | 'runs' | 'onlyPerformance'>;
  /** What the other analyses have found; only for those that come `after` them. */
  facts: SiteFacts | null;
}

/** What an analysis found. `sample` results are shown as examples and never counted (decision 2). */
export interface AnalysisOutput<Name extends AnalysisName = AnalysisName> {
  state: 'measured' | 'sample' | 'manual' | 'not_applicable';
  source: Source;
  /** Tool or vendor with its version. */
  provider: string;
  /** Null when there is nothing to store. */
  result: Results[Name] | null;
  /** Something that was asked for is missing in it, such as one device of two. */
  isPartial?: boolean;
  /** Why there is no live result, for staff. */
  reason?: { code: string; message: string; listing?: ForeignListing | null | undefined };
  /** Of a text alone: where its words come from. */
  text?: TextOrigin;
}

/** What a model chose and drafted, or who stands behind a text. */
export interface TextOrigin {
  choice?: TextChoice;
  draft?: TextDraft;
  approval?: Pick<TextApproval, 'by' | 'reason' | 'byPerson'>;
}

/** A failure that leaves something to remember: which calls failed, and how many. */
export class FailedWith extends ProviderError {
  constructor(
    cause: ProviderError,
    readonly output: AnalysisOutput,
  ) {
    super(cause.code, cause.detail, cause.vendor, cause.retryAfterMs);
  }
}

/** One analysis of a website: one file in analyses/, one line in its index. */
export interface Analysis<Name extends AnalysisName = AnalysisName> {
  readonly name: Name;
  /** `visit`: before all others, which need its outcome to be `ok`. `facts`: waits for all measurements and reads their results, as they are stored or handed over. */
  readonly phase: 'visit' | 'measure' | 'facts';
  /** Starts a browser: one at a time per machine. */
  readonly usesBrowser?: boolean;
  readonly maxAttempts: number;
  /** What is stored beside a final failure, when the specification wants something shown (decision 2). */
  instead?(subject: Subject): Promise<AnalysisOutput<Name> | null>;
  /** Throws a ProviderError with the named cause. */
  run(subject: Subject, context: AnalysisContext): Promise<AnalysisOutput<Name>>;
}

/** Rows of these names carry more than the figures; this is what a result table stores. */
export type StoredAnalysis = Exclude<AnalysisName, 'citations'>;
