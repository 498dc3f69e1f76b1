import { z } from 'zod';
import { t } from '../../../rules/language.rules.js';

/** The address of the own website, as a person types it. */
export const siteTyped = z.string(t`URL requise`).trim().min(1, t`URL requise`).max(2000);
export const namedSite = z.object({ websiteUrl: siteTyped });
export const siteReceived = z.object({ measuring: z.literal(true) });
