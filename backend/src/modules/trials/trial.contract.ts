import { z } from 'zod';
import { email, fieldText, requiredText } from '../../common/http/field.contract.js';
import { withoutInvisibleCharacters } from '../../common/invisible-characters.js';
import { ownName } from '../../rules/company-name.rules.js';
import { t, translatable } from '../../rules/language.rules.js';
import { analysisName } from '../analysis/results/analysis.contract.js';

const URL_REQUIRED = t`URL requise`;
const ONLY_SCHEME = /^(?:https?:\/*)?$/i;

const websiteUrl = z
  .string(URL_REQUIRED)
  .overwrite(withoutInvisibleCharacters)
  .trim()
  .max(2000, fieldText(translatable`${2000} caractères au maximum`))
  .refine((url) => !ONLY_SCHEME.test(url), { error: URL_REQUIRED, abort: true })
  .refine((url) => /^https?:\/\//i.test(url), { error: t`L'URL doit commencer par http:// ou https://`, abort: true })
  .refine((url) => URL.canParse(url) && !/\s/.test(url), t`Format d'URL invalide`);

/** Messages are the specification's (file 1, section 5), verbatim. */
export const trialRequest = z.object({
  websiteUrl,
  email: email(t`Email requis`, t`Format d'email invalide`),
  companyName: requiredText(t`Nom de l'entreprise requis`, 300).refine((name) => ownName(name) !== null, t`Nom de l'entreprise requis`),
  city: requiredText(t`Ville requise`, 200),
  consent: z.literal(true, t`Vous devez accepter les conditions`),
  /** Honeypot: a hidden field that bots fill in. */
  fax: z.string().max(500).optional(),
  /** When the form was shown, ms since 1970; bots are faster than people. */
  startedAt: z.number().optional(),
  /** The page around the form, where it stands in the widget's frame; ignored unless the settings allow it. */
  widgetOrigin: z.string().max(300).optional(),
});

export const startedTrial = z.object({
  /** Null: nothing to follow here; the e-mail contains the next step. */
  token: z.string().nullable(),
  /** The analyses wait until the link in the e-mail is opened and confirmed. */
  verificationRequired: z.boolean(),
  /** An address outside the website's domain: staff reviews the confirmed request. */
  reviewRequired: z.boolean(),
});

/** A lost link: sent again to the address of the trial. */
export const linkRequest = z.object({
  email: email(t`Email requis`, t`Format d'email invalide`),
  /** As in a trial. */
  fax: z.string().max(500).optional(),
  startedAt: z.number().optional(),
});
/** The same whether there is a trial or not. */
export const linkRequested = z.object({ message: z.string() });

export const trialStatus = z.enum(['awaiting_verification', 'awaiting_review', 'refused', 'running', 'completed', 'failed']);
export const trialStepState = z.enum(['waiting', 'running', 'done', 'missing']);

/** How far a trial is: stage 1 to 5, and each analysis. `missing` = ended without a measurement. */
export const trialProgress = z.object({
  /** The page's present token; confirming the address replaces it. */
  token: z.string(),
  company: z.string(),
  status: trialStatus,
  stage: z.number().int().min(1).max(5),
  stages: z.literal(5),
  label: z.string(),
  steps: z.array(z.object({ name: analysisName, label: z.string(), state: trialStepState })),
  /** Why it failed, in words; else null. */
  message: z.string().nullable(),
});

/** The secret of the link in the e-mail. */
export const verification = z.object({ verificationToken: z.string().max(200) });
/** `token` null: confirmed, and under review before there is a page. */
export const verified = z.object({ token: z.string().nullable(), message: z.string() });

export type LinkRequest = z.infer<typeof linkRequest>;
export type LinkRequested = z.infer<typeof linkRequested>;
export type TrialRequest = z.infer<typeof trialRequest>;
export type StartedTrial = z.infer<typeof startedTrial>;
export type TrialProgress = z.infer<typeof trialProgress>;
export type TrialStatus = z.infer<typeof trialStatus>;
export type TrialStepState = z.infer<typeof trialStepState>;
export type Verified = z.infer<typeof verified>;
