import type { PageSpeedOptions } from '../../../providers/page-speed/page-speed.js';
import { ProviderError } from '../../../providers/provider-error.js';
import type { Owner } from '../../../providers/site-visit/identity.js';
import type { Language } from '../../../rules/language.rules.js';
import type { SiteFacts } from '../../../rules/site-facts.rules.js';
import type { AnalysisName, ForeignListing, Results, Source } from './analysis.contract.js';
import type { TextApproval, TextChoice, TextDraft } from './stored-text.js';

/** The subject of an analysis. `prospectId` is null for a scan of a bare URL. */
export interface Subject {
  prospectId: string | null;
  url: string;
  /** Normalised address, of a prospect only. */
  site?: string;
  company: string;
  city: string | null;
  /** Category of the company, from Google or the import. */
  category?: string | null;
  /** Further hosts of the company, confirmed by staff. */
  ownHosts?: readonly string[];
  /** Phone number from staff or the import. */
  phone?: string | null;
  /** In which its pages are read. */
  language?: Language | null;
  /** Google listings confirmed by staff, by id. */
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
  /** Facts of earlier analyses; only for those that run `after` them. */
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
  /** A requested part is missing, such as one device of two. */
  isPartial?: boolean;
  /** Why there is no live result, for staff. */
  reason?: { code: string; message: string; listing?: ForeignListing | null | undefined };
  /** Origin of a text. */
  text?: TextOrigin;
}

/** What a model chose and drafted, or who approved a text. */
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
  /** Stored beside a final failure where the specification wants an example (decision 2). */
  instead?(subject: Subject): Promise<AnalysisOutput<Name> | null>;
  /** Throws a ProviderError with the named cause. */
  run(subject: Subject, context: AnalysisContext): Promise<AnalysisOutput<Name>>;
}

/** Rows of these names carry more than the figures; this is what a result table stores. */
export type StoredAnalysis = Exclude<AnalysisName, 'citations'>;
