import type { CampaignAudience, SavedViewRecord } from '../../api/types';

/** Audiences to choose from, besides those of saved views; others come from a selection of prospects. */
export const AUDIENCES = {
  none: {},
  all: { filter: { has_site: true } },
  new: { filter: { has_site: true, email_sent: false } },
  score: { filter: { high_score: true } },
} satisfies Record<string, CampaignAudience>;
export type AudienceName = keyof typeof AUDIENCES;

export const isSameAudience = (one: CampaignAudience, other: CampaignAudience): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whom each view shows; one that leaves nobody out is no choice of people. */
export const audiencesOfViews = (views: readonly SavedViewRecord[]): { key: string; name: string; audience: CampaignAudience }[] =>
  views
    .filter(({ content: { filter } }) => Object.keys(filter).length > 0)
    .map(({ id, name, content: { filter } }) => ({ key: id, name, audience: { filter } }));
