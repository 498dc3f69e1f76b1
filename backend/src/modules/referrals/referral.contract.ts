import { z } from 'zod';
import { asRead, email, isoDateTime, optionalText, uuid } from '../../common/http/field.contract.js';
import { t } from '../../rules/language.rules.js';
import { agencyProfile } from '../settings/public-agency.contract.js';

export const referralStatus = z.enum(['pending', 'contacted', 'converted'], 'Impossible de mettre à jour le statut.');

/** A prospect names the colleague in charge; messages of specification 1, sections 5 and 8. */
export const referralRequest = z.object({
  /** Of the personal page, or the prospect's id, as older links carry it. */
  token: z.string(t`Token invalide ou manquant`).trim().min(1, t`Token invalide ou manquant`).max(64, t`Token invalide ou manquant`),
  email: email(t`Veuillez entrer une adresse email`, t`Veuillez entrer une adresse email valide`),
});

export const referralReceived = z.object({ received: z.literal(true) });
export const referralParam = z.object({ token: z.string().max(64) });

/** The prospect whose analysis is passed on. */
export const referralPage = z.object({ token: z.string(), company: z.string(), agency: agencyProfile });

/** A referral as staff sees it. */
export const referral = z.object({
  id: uuid,
  prospect_id: uuid,
  /** The company of the analysis. */
  company: z.string(),
  original_email: z.string().nullable(),
  referred_email: z.string(),
  status: referralStatus,
  notes: z.string().nullable(),
  /** Time of the message to the colleague; null = none. */
  invited_at: isoDateTime.nullable(),
  created_at: isoDateTime,
  updated_at: isoDateTime,
});

/** PUT merges: an absent key keeps its value, read-only keys are ignored. */
export const referralUpdate = z.object({ status: referralStatus.optional(), notes: optionalText(20_000), ...asRead });

export const referralCounters = z.object({ pending: z.number().int(), contacted: z.number().int(), converted: z.number().int() });

export type ReferralStatus = z.infer<typeof referralStatus>;
export type ReferralRecord = z.infer<typeof referral>;
export type ReferralUpdate = z.infer<typeof referralUpdate>;
export type ReferralCounters = z.infer<typeof referralCounters>;
export type ReferralPage = z.infer<typeof referralPage>;
