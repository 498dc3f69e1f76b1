import { asVersion, type ClueMatch } from './clues.js';
import type { LinkResource, SiteEvidence } from './site-evidence.js';
import { LIKELY, type ProbeResult, type ProbeRule, type Technology } from './technology.js';

const longestAnswerRead = 100_000;

/** Reads the evidence of further files about one technology. */
export function readProbes(rule: Technology, evidence: SiteEvidence, results: readonly ProbeResult[]): ClueMatch[] {
  if (results.length === 0) return [];
  const matches: ClueMatch[] = [];
  for (const probe of rule.probes ?? []) {
    const path = probePath(probe, rule, evidence);
    const answer = results.find((result) => result.path === path && result.status === 200);
    const match = answer && probe.pattern.exec(answer.body.slice(0, longestAnswerRead));
    if (!match) continue;
    const version = asVersion(match.groups?.version);
    const suffix = version === null ? '' : `: ${version}`;
    const outlivesSystem = probe.isStaticFile === true || (probe.path === 'announced feed' && isOldFeed(answer));
    matches.push({
      weight: outlivesSystem ? Math.min(probe.weight, LIKELY) : probe.weight,
      evidence: `${probe.evidence} (${path})${suffix}`,
      version,
      outlivesSystem,
    });
  }
  return matches;
}

const FEED_YEARS = /<(?:lastBuildDate|pubDate|updated)>[^<]{0,30}?\b(20\d\d)\b/g;
const YEARS_UNTIL_OLD = 3;

/** Returns whether a feed has had no entry for years. It may be a copy that a former system left. */
function isOldFeed({ body, readAt }: ProbeResult): boolean {
  const years = [...body.slice(0, longestAnswerRead).matchAll(FEED_YEARS)].map(([, year]) => Number(year));
  return readAt !== undefined && years.length > 0 && Number(readAt.slice(0, 4)) - Math.max(...years) >= YEARS_UNTIL_OLD;
}

/** Path and query of the file on this site; null when the page announces no feed. */
export function probePath(probe: ProbeRule, rule: Technology, evidence: SiteEvidence): string | null {
  if (probe.path === 'announced feed') return announcedFeed(evidence)?.path ?? null;
  return installationRoot(rule, evidence) + probe.path;
}

export function announcedFeed(evidence: SiteEvidence): LinkResource | null {
  const feed = evidence.links.find(
    ({ rels, type, isSameSite }) => isSameSite && rels.includes('alternate') && /^application\/(?:rss|atom)\+xml/.test(type),
  );
  return feed ?? null;
}

function installationRoot(rule: Technology, evidence: SiteEvidence): string {
  if (!rule.root) return '';
  for (const { isSameSite, path } of [...evidence.scripts, ...evidence.stylesheets, ...evidence.links, ...evidence.images]) {
    const match = isSameSite ? rule.root.exec(path) : null;
    if (match) return path.slice(0, match.index);
  }
  return '';
}
