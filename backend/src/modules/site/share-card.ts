import { createHash } from 'node:crypto';
import { t } from '../../rules/language.rules.js';
import { isWorthSharing, VERDICT_NAMES } from '../../rules/verdicts.rules.js';
import type { PublicReport } from '../analysis/public-report/public-report.contract.js';
import type { PublicScore } from '../analysis/public-report/public-score.contract.js';
import type { SettingsOf } from '../settings/settings.contract.js';

/** What the picture of a link shows in a messenger. Nothing is drawn that was not measured. */
export interface ShareCard {
  agency: string;
  accent: string;
  /** The small line above the title. */
  lead: string;
  title: string;
  domain: string;
  score: { value: number; name: string } | null;
}

/** Increased when the drawing changes, so that cached images are drawn again. */
const DRAWING = 3;

export function prospectCard(shown: PublicReport | PublicScore): ShareCard {
  const { verdict } = shown;
  const isShown = verdict !== null && verdict.basis !== 'estimate' && isWorthSharing(verdict.score);
  const score = isShown ? { value: verdict.score, name: VERDICT_NAMES[verdict.basis] } : null;
  return {
    agency: shown.agency.name,
    accent: shown.agency.accent,
    lead: t`Analyse digitale préparée pour`,
    title: shown.company,
    domain: shown.domain,
    score,
  };
}

export function agencyCard({ name, tagline, accent }: SettingsOf<'agency'>): ShareCard {
  return { agency: name, accent, lead: '', title: tagline || name, domain: '', score: null };
}

/** The same for the same picture; part of its address and its ETag. */
export const cardVersion = (card: ShareCard): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, card.agency, card.accent, card.lead, card.title, card.domain, card.score]))
    .digest('hex')
    .slice(0, 16);
