import type { Resource } from './page-addresses.js';
import type { SiteEvidence } from './site-evidence.js';
import type { Clue, NamedClue, TextClue, UrlClue } from './technology.js';

export interface ClueMatch {
  weight: number;
  /** Readable without this code, e.g. `meta generator: WordPress 6.9`. */
  evidence: string;
  version: string | null;
  /** Also found where the system has long been replaced. */
  outlivesSystem: boolean;
}

interface Candidate {
  text: string;
  /** An address on a server: its query may describe the page that loads it. */
  isAddress?: boolean;
  /** The part that a person reads; the matched part when absent. */
  shown?: string;
}

const longestShown = 120;
/** Pictures, frames and class names of a text move with it to the next system; link elements are copied from one head to the next. */
const outlivingClues: ReadonlySet<Clue['in']> = new Set(['image', 'class', 'iframe', 'link']);
/** A preloaded picture is no file that the system is made of. */
const picture = /\.(?:jpe?g|png|gif|webp|avif|svg)(?:$|\?)/i;
const preloads = new Set(['preload', 'modulepreload', 'prefetch']);

/** Returns the evidence for one clue, preferring one with a version. */
export function findClue(clue: Clue, evidence: SiteEvidence): ClueMatch | null {
  let found: ClueMatch | null = null;
  for (const { text, shown, isAddress } of candidates(clue, evidence)) {
    const match = clue.pattern ? clue.pattern.exec(text) : [];
    if (!match) continue;
    const versionText = 'groups' in match ? match.groups?.version : undefined;
    const version =
      isAddress && versionText && isOfOtherProduct(versionText, match as RegExpExecArray, clue) ? null : asVersion(versionText);
    if (version === null && found) continue;
    const evidenceText = describe(clue, shown ?? match[0] ?? text);
    found = { weight: clue.weight, evidence: evidenceText, version, outlivesSystem: outlivingClues.has(clue.in) };
    if (version !== null || !canTellVersion(clue)) break;
  }
  return found;
}

export function asVersion(text: string | undefined): string | null {
  return text !== undefined && /^\d[\w.+-]{0,29}$/.test(text) ? text.replace(/[.+-]+$/, '') : null;
}

/** Files that a system delivers with itself, each with its own version behind it. */
const OWN_VERSIONS = /\/wp-includes\//;
/** A pattern that names the folder of one plugin, theme or system reads the version of that one. */
const NAMES_FOLDER = /wp-(?:content|includes)|\\\/core\\\/\(/;

/** `?ver=` is the version of the plugin, theme or site that loads a file, and that of a library only if its folder says so. */
function isOfOtherProduct(version: string, { 0: matched, input, index }: RegExpExecArray, { pattern }: Clue): boolean {
  const query = input.indexOf('?');
  if (query < 0 || index + matched.lastIndexOf(version) < query) return false;
  return !OWN_VERSIONS.test(input.slice(0, query)) && !NAMES_FOLDER.test(pattern?.source ?? '');
}

function describe(clue: Clue, shown: string): string {
  // Without a pattern the name is the evidence; its value may be a token.
  const isNameOnly = 'name' in clue && !clue.pattern;
  return isNameOnly ? label(clue) : `${label(clue)}: ${shorten(shown.replace(/\s+/g, ' ').trim())}`;
}

function canTellVersion(clue: Clue): boolean {
  return clue.pattern?.source.includes('(?<version>') ?? false;
}

function label(clue: Clue): string {
  if (clue.evidence) return clue.evidence;
  switch (clue.in) {
    case 'generator':
      return 'meta generator';
    case 'header':
    case 'meta':
    case 'attribute':
      return `${clue.in} ${clue.name}`;
    case 'inlineScript':
      return 'inline script';
    case 'bodyClass':
      return 'body class';
    case 'attributeName':
      return 'attribute';
    case 'dataScript':
      return `script #${clue.name}`;
    case 'asset':
      return 'file';
    case 'host':
      return 'address';
    case 'link':
      return clue.rel ? `link ${clue.rel}` : 'link';
    default:
      return clue.in;
  }
}

function* candidates(clue: Clue, evidence: SiteEvidence): Generator<Candidate> {
  switch (clue.in) {
    case 'header':
    case 'meta':
    case 'attribute':
    case 'dataScript':
      yield* named(clue, evidence);
      break;
    case 'script':
    case 'stylesheet':
    case 'asset':
    case 'image':
    case 'iframe':
    case 'link':
      for (const resource of resources(clue, evidence)) {
        if (isFrom(clue, resource)) yield { text: resource.path, shown: addressOf(resource), isAddress: true };
      }
      break;
    case 'inlineScript':
      for (const text of evidence.inlineScripts) yield { text };
      break;
    default:
      for (const text of texts(clue, evidence)) yield { text, shown: text };
  }
}

function* named(clue: NamedClue, evidence: SiteEvidence): Generator<Candidate> {
  for (const { name, value } of pairs(clue, evidence)) {
    if (name === clue.name) yield clue.in === 'dataScript' ? { text: value } : { text: value, shown: value };
  }
}

function pairs(clue: NamedClue, evidence: SiteEvidence): readonly { name: string; value: string }[] {
  switch (clue.in) {
    case 'header': {
      const value = evidence.headers[clue.name];
      return value === undefined ? [] : [{ name: clue.name, value }];
    }
    case 'meta':
      return evidence.metas.map(({ name, content }) => ({ name, value: content }));
    case 'attribute':
      return evidence.attributes;
    case 'dataScript':
      return evidence.dataScripts;
  }
}

function texts(clue: TextClue, evidence: SiteEvidence): readonly string[] {
  switch (clue.in) {
    case 'generator':
      return evidence.metas.filter(({ name }) => name === 'generator').map(({ content }) => content);
    case 'cookie':
      return evidence.cookies;
    case 'comment':
      return evidence.comments;
    case 'inlineScript':
      return evidence.inlineScripts;
    case 'element':
      return evidence.elements;
    case 'id':
      return evidence.ids;
    case 'class':
      return evidence.classes;
    case 'bodyClass':
      return evidence.bodyClasses;
    case 'attributeName':
      return evidence.attributes.map(({ name }) => name);
    case 'host':
      return [evidence.host];
  }
}

function resources(clue: UrlClue, evidence: SiteEvidence): readonly Resource[] {
  switch (clue.in) {
    case 'script':
      return evidence.scripts;
    case 'stylesheet':
      return evidence.stylesheets;
    case 'image':
      return evidence.images;
    case 'iframe':
      return evidence.iframes;
    case 'link':
      return clue.rel ? evidence.links.filter(({ rels }) => rels.includes(clue.rel ?? '')) : evidence.links;
    case 'asset': {
      const preloaded = evidence.links.filter(({ rels, path }) => rels.some((rel) => preloads.has(rel)) && !picture.test(path));
      return [...evidence.scripts, ...evidence.stylesheets, ...preloaded];
    }
  }
}

function isFrom(clue: UrlClue, resource: Resource): boolean {
  const from = clue.from ?? 'site';
  if (from === 'anywhere') return true;
  if (from === 'site') return resource.isSameSite;
  return from.some((host) => resource.host === host || resource.host.endsWith(`.${host}`));
}

function addressOf(resource: Resource): string {
  return resource.isSameSite ? resource.path : resource.host + resource.path;
}

function shorten(text: string): string {
  return text.length > longestShown ? `${text.slice(0, longestShown - 1)}…` : text;
}
