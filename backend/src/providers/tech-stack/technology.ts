export type Category =
  | 'Advertising'
  | 'Analytics'
  | 'Billing'
  | 'Blog'
  | 'CDN'
  | 'CMS'
  | 'Cookie consent'
  | 'CSS framework'
  | 'E-commerce'
  | 'File sharing'
  | 'Fonts'
  | 'Form'
  | 'Forum'
  | 'Hosting'
  | 'JavaScript framework'
  | 'JavaScript library'
  | 'Landing page builder'
  | 'Learning platform'
  | 'Live chat'
  | 'Maps'
  | 'Marketing automation'
  | 'Multilingual'
  | 'Performance'
  | 'Programming language'
  | 'Scheduling'
  | 'Security'
  | 'SEO'
  | 'Site builder'
  | 'Static site generator'
  | 'Tag manager'
  | 'Video'
  | 'Web framework'
  | 'Web server'
  | 'Wiki';

/** Emitted by the software only: its generator tag, its own header, a script from its vendor's host. */
export const CERTAIN = 0.95;
/** A path, id or global of its core files on the site itself. */
export const STRONG = 0.8;
/** A host with content of customers only: a service, listed with low certainty. */
export const PROBABLE = 0.6;
/** A cookie or a naming habit that few others share. One of them names no CMS. */
export const LIKELY = 0.5;
/** Also seen after a migration, in pasted HTML or in other software. Three of them name no CMS. */
export const HINT = 0.25;

/** Where a URL may point: the site itself (its registrable domain), anywhere, or the vendor's asset hosts. */
export type UrlOrigin = 'site' | 'anywhere' | readonly string[];

interface Weighted {
  weight: number;
  /** English name of the evidence, when its place is not clear enough. */
  evidence?: string;
}

/** A named group `version` in a pattern gives the version of the technology. */
export interface TextClue extends Weighted {
  in: 'generator' | 'cookie' | 'comment' | 'inlineScript' | 'element' | 'id' | 'class' | 'bodyClass' | 'attributeName' | 'host';
  pattern: RegExp;
}

export interface NamedClue extends Weighted {
  /** `dataScript` is a JSON script with this id. */
  in: 'header' | 'meta' | 'attribute' | 'dataScript';
  name: string;
  pattern?: RegExp;
}

export interface UrlClue extends Weighted {
  /** `asset` is every script, stylesheet and preloaded file. */
  in: 'script' | 'stylesheet' | 'asset' | 'image' | 'iframe' | 'link';
  /** Default `site`: foreign files are no evidence. */
  from?: UrlOrigin;
  /** Matched against path and query, never against the host. */
  pattern?: RegExp;
  /** Only for `link`: one value of its rel attribute. */
  rel?: string;
}

export type Clue = TextClue | NamedClue | UrlClue;

/** A further public file that confirms a suspicion or reveals the version. */
export interface ProbeRule {
  /** A path below the root of the installation, or the feed that the page itself announces. */
  path: string | 'announced feed';
  pattern: RegExp;
  weight: number;
  /** English name of what the answer proves. */
  evidence: string;
  /** A file on the disk, which stays when the system is replaced: robots.txt, a change log, an old feed. */
  isStaticFile?: true;
}

export type ReviewMonth = `20${number}-${'01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12'}`;

export interface Technology {
  name: string;
  categories: readonly Category[];
  website: string;
  /** Month in which the clues were last compared with what the system serves. */
  reviewed: ReviewMonth;
  /** `cms` may be named as the site's system; `generator` only when no CMS is found. */
  system?: 'cms' | 'generator';
  clues: readonly Clue[];
  implies?: readonly string[];
  /** Finds the installation folder: the path before the match. */
  root?: RegExp;
  probes?: readonly ProbeRule[];
}

export interface ProbeResult {
  path: string;
  status: number;
  body: string;
  /** ISO date of the visit, compared with dates in feeds. */
  readAt?: string;
}
