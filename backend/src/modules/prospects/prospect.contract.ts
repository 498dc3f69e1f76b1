import { z } from 'zod';
import {
  asRead,
  companyText,
  email,
  exampleMark,
  isoDateTime,
  moment,
  optionalText,
  requiredText,
  uuid,
} from '../../common/http/field.contract.js';
import { withoutInvisibleCharacters } from '../../common/invisible-characters.js';
import { CANTON_CODES } from '../../rules/cantons.rules.js';
import { ownName } from '../../rules/company-name.rules.js';
import { LANGUAGES } from '../../rules/language.rules.js';
import { PROSPECT_STATUSES } from '../../rules/pipeline.rules.js';
import { RED_FLAGS } from '../../rules/review.rules.js';
import { REVIEW_STATUSES } from '../../rules/review-state.rules.js';

export const prospectStatus = z.enum(PROSPECT_STATUSES);
export const prospectLanguage = z.enum(LANGUAGES);
export const reviewStatus = z.enum(REVIEW_STATUSES);
export const redFlag = z.enum(RED_FLAGS);
/** The figures behind a flag; which they are depends on it. */
const flagFacts = z.record(z.string(), z.union([z.string(), z.number()]));
export const flag = z.object({ id: redFlag, facts: flagFacts });

/** An individual approval: author, time, reason despite flags; `from`: the former state. */
export const validation = z.object({
  at: isoDateTime,
  by: z.string(),
  reason: z.string().nullable().default(null),
  flags: z.array(flag),
  from: z.enum(['draft', 'to_review']).optional(),
});
export const actor = z.enum(['human', 'gateway', 'preview', 'staff', 'unknown']);
/** Steps of prospects after the message of a campaign. */
export const campaignStep = z.enum(['sent', 'seen', 'quiz', 'asked']);
export const eventType = z.enum([
  'page_view',
  'quiz_start',
  'quiz_complete',
  'score_view',
  'plan_view',
  'cta_click',
  'appointment',
  'link_open',
]);

/** Further data; keys as in the specification (file 1, section 3), others are preserved. */
export const prospectMetadata = z.looseObject({
  company: z.string().nullish(),
  companyDescription: z.string().nullish(),
  companySize: z.string().nullish(),
  companyLocation: z.string().nullish(),
  industry: z.string().nullish(),
  location: z.string().nullish(),
  description: z.string().nullish(),
  summary: z.string().nullish(),
  title: z.string().nullish(),
  domain_emelia: z.string().nullish(),
  /** Additional e-mail addresses and phone numbers from a cell of an imported file. They receive no messages. */
  otherEmails: z.string().nullish(),
  otherPhones: z.string().nullish(),
  /** Further hosts of the company's website, confirmed by staff. */
  own_hosts: z.array(z.string().max(253)).max(20).nullish(),
  /** Google listings by id: the company's, or another company's, decided by staff. */
  own_places: z.array(z.string().max(300)).max(20).nullish(),
  other_places: z.array(z.string().max(300)).max(20).nullish(),
  analyze_status: z.string().nullish(),
  last_analyzed: z.string().nullish(),
});

/** Keys written by the product only: origin, consent, progress of measurements. */
const OWN_METADATA = new Set([
  'consent',
  'demo',
  'internal',
  'is_trial',
  'status',
  'verified_at',
  'domain',
  'normalized_url',
  'normalized_email',
  'trial_review',
  'report_mail',
  'referred_email',
  'referred_at',
  'analyze_status',
  'analysis_started_at',
  'analysis_error',
  'last_analyzed',
]);

/** Metadata as staff sends it back, the product's own left out: what is stored of them stays. */
const givenMetadata = prospectMetadata.overwrite(
  (given) =>
    Object.fromEntries(
      Object.entries(given)
        .filter(([name]) => !OWN_METADATA.has(name))
        .map(([name, value]) => [name, name === 'company' && typeof value === 'string' ? ownName(value) : value]),
    ) as typeof given,
);

const REQUIRED = 'Veuillez remplir tous les champs obligatoires';
const INVALID_EMAIL = "L'email doit être valide";

const optionalFields = {
  linkedin: optionalText(500),
  site_url: optionalText(2000),
  notes: optionalText(20_000),
  source: optionalText(200),
  poste: optionalText(200),
  telephone: optionalText(50),
  business_name: companyText(300),
  location: optionalText(300),
  /** Of their pages and e-mails; null: French, until the visitor chooses another. */
  language: z.preprocess((value) => (value === '' ? null : value), prospectLanguage.nullish()),
  metadata: givenMetadata.optional(),
};

export const prospectCreate = z.object({
  prenom: requiredText(REQUIRED, 200),
  nom: requiredText(REQUIRED, 300),
  email: email(REQUIRED, INVALID_EMAIL),
  ...optionalFields,
});

/** Owner and next action; null removes them. */
export const followUp = {
  owner_id: uuid.nullish(),
  next_action: optionalText(300),
  next_action_at: moment().nullish(),
};

/** PUT merges: an absent key keeps its value; read-only keys (token, score, review, dates…) are ignored. */
export const prospectUpdate = z.object({
  prenom: z.string().overwrite(withoutInvisibleCharacters).trim().max(200).optional(),
  nom: requiredText(REQUIRED, 300).optional(),
  email: email(REQUIRED, INVALID_EMAIL).optional(),
  ...optionalFields,
  ...followUp,
  /** The notes that were read; if others are stored now, the change is rejected. */
  notes_read: optionalText(20_000),
  ...asRead,
  status: prospectStatus.optional(),
  /** Reason for winning or rejecting the prospect; part of its history. */
  status_reason: optionalText(1000),
});

/** A prospect as staff sees it. */
export const prospect = z.object({
  id: uuid,
  example: exampleMark,
  token: z.string(),
  /** The personal page, absolute. */
  link: z.string(),
  email: z.string(),
  prenom: z.string(),
  nom: z.string(),
  /** The company's name as it is shown. */
  company: z.string(),
  linkedin: z.string().nullable(),
  site_url: z.string().nullable(),
  notes: z.string().nullable(),
  source: z.string().nullable(),
  poste: z.string().nullable(),
  telephone: z.string().nullable(),
  business_name: z.string().nullable(),
  location: z.string().nullable(),
  /** Of their pages and e-mails; null: French, until the visitor chooses another. */
  language: prospectLanguage.nullable(),
  score: z.number().int().nullable(),
  /** Of a trial, over the parts that were measured; null below three of the five. */
  self_serve_score: z.number().int().nullable(),
  /** How many of the five parts were measured; null when it is no trial, or another page was met. */
  self_serve_measured: z.number().int().nullable(),
  page_vue: z.boolean(),
  quiz_commence: z.boolean(),
  quiz_en_cours: z.boolean(),
  quiz_fait: z.boolean(),
  rdv_pris: z.boolean(),
  status: prospectStatus,
  review_status: reviewStatus,
  /** Red flags, most severe first. */
  red_flags: z.array(z.string()),
  red_flag_facts: z.record(z.string(), flagFacts),
  validation: validation.nullable(),
  email_sent: z.boolean(),
  email_sent_at: isoDateTime.nullable(),
  email_campaign_id: uuid.nullable(),
  owner_id: uuid.nullable(),
  next_action: z.string().nullable(),
  next_action_at: isoDateTime.nullable(),
  metadata: prospectMetadata,
  created_at: isoDateTime,
  updated_at: isoDateTime,
});

/** What the list shows of a website and its company besides; null = not known. Examples are no figures. */
const listedFigures = z.object({
  /** Lighthouse, 0–100. */
  mobile_points: z.number().int().nullable(),
  desktop_points: z.number().int().nullable(),
  cms: z.string().nullable(),
  findings: z.number().int().nullable(),
  critical: z.number().int().nullable(),
  keyword_count: z.number().int().nullable(),
  /** Google, of 5. */
  rating: z.number().nullable(),
  review_count: z.number().int().nullable(),
  /** Answers of assistants, those that name the company, and their share in percent. */
  assistant_answers: z.number().int().nullable(),
  assistant_citations: z.number().int().nullable(),
  cited_share: z.number().int().nullable(),
  scanned_at: isoDateTime.nullable(),
  city: z.string().nullable(),
  canton: z.enum(CANTON_CODES).nullable(),
  trade: z.string().nullable(),
});
/** A row of the list. */
export const listedProspect = prospect.extend({ figures: listedFigures.nullable() });

export const deletedProspect = prospect.and(
  z.object({
    /** Deleted dependent rows: table → number. */
    deleted: z.record(z.string(), z.number().int()),
    /** Id for the undo; null when permanent. */
    action_id: uuid.nullable(),
    undo_until: isoDateTime.nullable(),
  }),
);

export const prospectCounters = z.object({
  total: z.number().int(),
  page_vue: z.number().int(),
  quiz_fait: z.number().int(),
  high_score: z.number().int(),
  rdv_pris: z.number().int(),
  to_review: z.number().int(),
});

/** How many prospects a saved view shows. */
export const viewCount = z.object({
  id: uuid,
  /** Null where counting takes too long, or the view does not work. */
  count: z.number().int().nullable(),
  /** False where one of its filters is none any more. */
  works: z.boolean(),
});

export const publicEvent = z.object({
  type: eventType,
  /** Whether a person was seen to be there: the page was visible for one second, or something was touched. */
  engaged: z.boolean().default(false),
});

export type ProspectStatus = z.infer<typeof prospectStatus>;
export type Validation = z.infer<typeof validation>;
export type ProspectMetadata = z.infer<typeof prospectMetadata>;
export type ViewCount = z.infer<typeof viewCount>;
export type CampaignStep = z.infer<typeof campaignStep>;
export type Actor = z.infer<typeof actor>;
export type EventType = z.infer<typeof eventType>;
export type ProspectRecord = z.infer<typeof prospect>;
export type ListedFigures = z.infer<typeof listedFigures>;
export type ListedProspect = z.infer<typeof listedProspect>;
export type ProspectCreate = z.infer<typeof prospectCreate>;
export type ProspectUpdate = z.infer<typeof prospectUpdate>;
export type ProspectCounters = z.infer<typeof prospectCounters>;
