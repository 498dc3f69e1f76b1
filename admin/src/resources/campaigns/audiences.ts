import type { CampaignAudience } from '../../api/types';

/** Audiences to choose from; others come from a selection of prospects. */
export const AUDIENCES = {
  none: {},
  all: { filter: { has_site: true } },
  new: { filter: { has_site: true, email_sent: false } },
  score: { filter: { high_score: true } },
} satisfies Record<string, CampaignAudience>;
export type AudienceName = keyof typeof AUDIENCES;

/** Undefined for a selection of another kind. */
export function audienceName(audience: CampaignAudience): AudienceName | undefined {
  const wanted = JSON.stringify(audience);
  return (Object.keys(AUDIENCES) as AudienceName[]).find((name) => JSON.stringify(AUDIENCES[name]) === wanted);
}
