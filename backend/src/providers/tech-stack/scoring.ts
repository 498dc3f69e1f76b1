import { CERTAINTY_FROM } from '../../rules/bands.rules.js';
import { type ClueMatch, findClue } from './clues.js';
import { readProbes } from './probe-answers.js';
import type { SiteEvidence } from './site-evidence.js';
import type { ProbeResult, Technology } from './technology.js';

const mostEvidenceShown = 6;

export interface ScoredTechnology {
  rule: Technology;
  version: string | null;
  /** 0–1. */
  certainty: number;
  evidence: string[];
}

/** Every technology with at least one clue, the surest first; weak suspicions included. */
export function scoreTechnologies(
  evidence: SiteEvidence,
  rules: readonly Technology[],
  probeResults: readonly ProbeResult[] = [],
): ScoredTechnology[] {
  const scored = new Map<string, ScoredTechnology>();
  for (const rule of rules) {
    const matches = matchesOf(rule, evidence, probeResults);
    if (matches.length > 0) scored.set(rule.name, score(rule, matches));
  }
  addImplied(scored, rules);
  return [...scored.values()].sort((a, b) => b.certainty - a.certainty);
}

/**
 * Returns the system of a site: the most certain CMS, else static generator or framework. A generator tag precedes a CMS of which only
 * files remain.
 */
export function siteSystem(scored: readonly ScoredTechnology[]): ScoredTechnology | null {
  const named = scored.filter(isListed);
  const surest = (kind: Technology['system']) => named.find(({ rule }) => rule.system === kind) ?? null;
  const [cms, generator] = [surest('cms'), surest('generator')];
  return cms && generator && isSigned(generator) && !isSigned(cms) ? generator : (cms ?? generator);
}

const isSigned = ({ certainty }: ScoredTechnology): boolean => percent(certainty) >= CERTAINTY_FROM.signed;

/** 0–100. */
export function percent(certainty: number): number {
  return Math.round(Math.min(1, Math.max(0, certainty)) * 100);
}

export function isListed({ certainty }: ScoredTechnology): boolean {
  return percent(certainty) >= CERTAINTY_FROM.named;
}

function matchesOf(rule: Technology, evidence: SiteEvidence, probeResults: readonly ProbeResult[]): ClueMatch[] {
  const matches = rule.clues.map((clue) => findClue(clue, evidence)).filter((match) => match !== null);
  return [...matches, ...readProbes(rule, evidence, probeResults)];
}

function score(rule: Technology, matches: readonly ClueMatch[]): ScoredTechnology {
  const doubt = causesOf(rule, matches).reduce((product, weight) => product * (1 - weight), 1);
  const evidence = [...new Set(matches.map((match) => match.evidence))].slice(0, mostEvidenceShown);
  return { rule, version: bestVersion(matches), certainty: 1 - doubt, evidence };
}

/**
 * Weights of independent causes. All that a former system leaves behind has one cause, so it counts once, by its strongest clue.
 * One LIKELY cause (50) or three HINTs (58) stay below the certainty that names a system; a LIKELY one with a HINT (63) reaches it.
 */
function causesOf({ system }: Technology, matches: readonly ClueMatch[]): number[] {
  const isLeft = ({ outlivesSystem }: ClueMatch): boolean => system !== undefined && outlivesSystem;
  const left = matches.filter(isLeft).map(({ weight }) => weight);
  const served = matches.filter((match) => !isLeft(match)).map(({ weight }) => weight);
  return [...served, Math.max(0, ...left)];
}

/** The first version in the order of the rule's clues, refined by a longer form of the same (10 by 10.2.3). */
function bestVersion(matches: readonly ClueMatch[]): string | null {
  let best: string | null = null;
  for (const { version } of matches) {
    if (version !== null && (best === null || version.startsWith(`${best}.`))) best = version;
  }
  return best;
}

/** What a technology is built on is at least as sure as the technology itself. */
function addImplied(scored: Map<string, ScoredTechnology>, rules: readonly Technology[]): void {
  const byName = new Map(rules.map((rule) => [rule.name, rule]));
  const open = [...scored.values()];
  for (let parent = open.pop(); parent; parent = open.pop()) {
    if (!isListed(parent)) continue;
    for (const name of parent.rule.implies ?? []) {
      const rule = byName.get(name);
      const known = scored.get(name);
      if (!rule || (known && known.certainty >= parent.certainty)) continue;
      const evidence = [...(known?.evidence ?? []), `used by ${parent.rule.name}`];
      const implied = { rule, version: known?.version ?? null, certainty: parent.certainty, evidence };
      scored.set(name, implied);
      open.push(implied);
    }
  }
}
