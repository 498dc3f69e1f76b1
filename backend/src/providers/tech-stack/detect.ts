import { isListed, percent, type ScoredTechnology, scoreTechnologies, siteSystem } from './scoring.js';
import type { SiteEvidence } from './site-evidence.js';
import { socialProfiles } from './social-profiles.js';
import type { TechStackReport } from './tech-stack.contract.js';
import type { ProbeResult, Technology } from './technology.js';

type DetectedTechnology = TechStackReport['technologies'][number];

export function detectTechnologies(
  evidence: SiteEvidence,
  rules: readonly Technology[],
  probeResults: readonly ProbeResult[] = [],
): TechStackReport {
  const listed = scoreTechnologies(evidence, rules, probeResults).filter(isListed);
  const system = siteSystem(listed);
  return {
    detected: system !== null,
    cms_name: system?.rule.name ?? null,
    version: system?.version ?? null,
    confidence: system ? percent(system.certainty) : null,
    technologies: listed.map(asDetected),
    social_profiles: socialProfiles(evidence),
  };
}

function asDetected({ rule, version, certainty, evidence }: ScoredTechnology): DetectedTechnology {
  return { name: rule.name, version, categories: [...rule.categories], confidence: percent(certainty), evidence };
}
