import { z } from 'zod';
import { socialProfile } from './social-profiles.js';
import type { SocialProfile, Technology, TechStackReport } from './tech-stack.contract.js';

const result = z.object({ name: z.string(), version: z.string().nullish(), categories: z.array(z.string()).nullish() });
const social = z.object({ url: z.string().nullish() });

/** The fields that are read. `request` repeats the key, so the response is never stored. */
export const whatCmsAnswer = z.object({
  result: z.object({ code: z.number().int() }),
  results: z.array(result).nullish(),
  meta: z
    .object({
      social: z
        .union([z.array(social), z.record(z.string(), social)])
        .nullish()
        .catch(undefined),
    })
    .nullish()
    .catch(undefined),
});

/** What names the site’s system, the surest first. */
const SYSTEMS = ['CMS', 'E-commerce', 'Blog', 'Website Builder', 'Landing Page Builder'];

/** The vendor gives no degree of certainty: what it names is taken as certain, a CMS’s confidence stays unknown. */
export function toTechStackReport({ results, meta }: z.infer<typeof whatCmsAnswer>): TechStackReport {
  const found = results ?? [];
  const system = SYSTEMS.map((category) => found.find(({ categories }) => categories?.includes(category))).find((item) => item);
  return {
    detected: system !== undefined,
    cms_name: system?.name ?? null,
    version: system?.version || null,
    confidence: null,
    technologies: found.map(toTechnology),
    social_profiles: socialProfiles(Object.values(meta?.social ?? {})),
  };
}

const toTechnology = ({ name, version, categories }: z.infer<typeof result>): Technology => ({
  name,
  version: version || null,
  categories: (categories ?? []).map(ourCategory),
  confidence: null,
  evidence: ['WhatCMS'],
});

/** `Programming Language` → `Programming language`; `CMS` and `CDN` stay. */
const ourCategory = (name: string) => name.replace(/(?<=\w )\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());

function socialProfiles(links: z.infer<typeof social>[]): SocialProfile[] {
  const profiles = links.flatMap(({ url }) => (url && socialProfile(url)) || []);
  return profiles.filter(({ network }, index) => profiles.findIndex((other) => other.network === network) === index);
}
