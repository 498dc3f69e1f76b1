import { CERTAINTY_FROM } from '../../rules/bands.rules.js';
import { announcedFeed, probePath } from './probe-answers.js';
import { percent, scoreTechnologies, siteSystem } from './scoring.js';
import type { SiteEvidence } from './site-evidence.js';
import type { Technology } from './technology.js';

export interface Probe {
  /** Key of its ProbeResult: path and query. */
  path: string;
  url: string;
  reason: string;
}

const mostProbes = 3;
/**
 * The few extra files worth fetching after the first page: they tell the hidden version of the CMS found, or confirm
 * a suspicion. The rules that asked for them read the answers in `detectTechnologies`.
 */
export function chooseProbes(evidence: SiteEvidence, rules: readonly Technology[]): Probe[] {
  const scored = scoreTechnologies(evidence, rules);
  const system = siteSystem(scored);
  if (system) return system.version === null ? versionProbes(system.rule, evidence) : [];
  const suspects = scored.filter(({ rule, certainty }) => rule.system && percent(certainty) >= CERTAINTY_FROM.suspected);
  return distinct([...suspects.flatMap(({ rule }) => probesOf(rule, evidence, `confirms ${rule.name}`)), ...generalProbes(evidence)]);
}

function versionProbes(rule: Technology, evidence: SiteEvidence): Probe[] {
  const probes = (rule.probes ?? []).filter(({ pattern }) => pattern.source.includes('(?<version>'));
  return distinct(probesOf({ ...rule, probes }, evidence, `version of ${rule.name}`));
}

function probesOf(rule: Technology, evidence: SiteEvidence, reason: string): Probe[] {
  const paths = (rule.probes ?? []).map((probe) => probePath(probe, rule, evidence));
  return paths.filter((path) => path !== null).flatMap((path) => probeAt(path, evidence, reason));
}

/** A feed and robots.txt are made by the system itself, whatever the pages hide. */
function generalProbes(evidence: SiteEvidence): Probe[] {
  const reason = 'names an unknown system';
  const feed = announcedFeed(evidence);
  return [...(feed ? [{ path: feed.path, url: feed.url, reason }] : []), ...probeAt('/robots.txt', evidence, reason)];
}

function probeAt(path: string, evidence: SiteEvidence, reason: string): Probe[] {
  const url = URL.parse(path, evidence.url)?.href;
  return url ? [{ path, url, reason }] : [];
}

function distinct(probes: readonly Probe[]): Probe[] {
  return [...new Map(probes.map((probe) => [probe.path, probe])).values()].slice(0, mostProbes);
}
