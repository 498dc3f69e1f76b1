import { language } from '../../rules/language.rules.js';
import type { PublicReport } from '../analysis/public-report/public-report.contract.js';
import type { PublicScore } from '../analysis/public-report/public-score.contract.js';
import type { SettingsOf } from '../settings/settings.contract.js';
import type { PageHead } from './seo-meta.js';
import { agencyCard, cardVersion, prospectCard } from './share-card.js';

/** Name of the image of general pages; no token, which has eight characters. */
export const AGENCY_CARD = 'agence';

type Shown = PublicReport | PublicScore;

/** Returns whether the data of a page suffice for its card. */
export const isShown = (data: unknown): data is Shown => typeof data === 'object' && data !== null && 'overall' in data;

/** Returns the image of a personal page; its URL changes with its content, as messengers cache by URL. */
export function personalPicture(token: string, data: unknown, origin: string): PageHead['image'] {
  if (!isShown(data)) return null;
  const card = prospectCard(data);
  return {
    url: `${origin}/og/${encodeURIComponent(token)}.png?v=${cardVersion(card)}&lang=${language()}`,
    alt: `${card.lead} ${card.title}`,
    isCard: true,
  };
}

/** The picture of the public pages: the agency's own, else its card. */
export function publicPicture(ogImage: string, agency: SettingsOf<'agency'>, origin: string): PageHead['image'] {
  if (ogImage) return { url: ogImage.startsWith('/') ? origin + ogImage : ogImage, alt: agency.name, isCard: false };
  const card = agencyCard(agency);
  return { url: `${origin}/og/${AGENCY_CARD}.png?v=${cardVersion(card)}`, alt: card.title, isCard: true };
}
