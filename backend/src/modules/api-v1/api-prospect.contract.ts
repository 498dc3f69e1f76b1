import { z } from 'zod';
import { isoDateTime, moment, requiredText, uuid } from '../../common/http/field.contract.js';
import { prospectCreate, prospectLanguage, prospectStatus, prospectUpdate, reviewStatus } from '../prospects/prospect.contract.js';
import { cursorPage, cursorQuery, EXAMPLE_ID, EXAMPLE_TIME } from './api-common.contract.js';

const externalId = requiredText('Identifiant externe requis', 200).meta({
  description: 'Id of the record in your system, 1 to 200 characters, unique.',
  example: 'crm-4711',
});

const createFields = prospectCreate.shape;
/** A new prospect. */
export const apiProspectCreate = z.strictObject({ ...createFields, externalId: externalId.nullish() }).meta({
  example: { prenom: 'Anne', nom: 'Rochat', email: 'anne.rochat@example.ch', site_url: 'https://example.ch', externalId: 'crm-4711' },
});

const { notes_read: _, read: __, ...updateFields } = prospectUpdate.shape;
/** A change: absent fields keep their values, null empties one. */
export const apiProspectUpdate = z
  .strictObject({ ...updateFields, externalId: externalId.nullish() })
  .meta({ example: { status: 'contacted', next_action: 'Rappeler', next_action_at: EXAMPLE_TIME } });

/** What is written under an external id. */
export const apiProspectUpsert = apiProspectCreate
  .omit({ externalId: true })
  .meta({ example: { prenom: 'Anne', nom: 'Rochat', email: 'anne.rochat@example.ch', site_url: 'https://example.ch' } });

export const externalIdParam = z.object({ externalId });

const EXAMPLE = {
  id: EXAMPLE_ID,
  externalId: 'crm-4711',
  token: 'ab12cd34',
  link: 'https://pages.example.ch/t/ab12cd34',
  prenom: 'Anne',
  nom: 'Rochat',
  email: 'anne.rochat@example.ch',
  company: 'Rochat Menuiserie',
  business_name: 'Rochat Menuiserie',
  site_url: 'https://example.ch/',
  linkedin: null,
  telephone: '+41 21 555 01 02',
  poste: 'Directrice',
  location: 'Lausanne',
  language: null,
  source: 'api',
  notes: null,
  status: 'new',
  review_status: 'draft',
  score: null,
  page_vue: false,
  quiz_fait: false,
  rdv_pris: false,
  email_sent: false,
  owner_id: null,
  next_action: null,
  next_action_at: null,
  created_at: EXAMPLE_TIME,
  updated_at: EXAMPLE_TIME,
};

/** A prospect. */
export const apiProspect = z
  .object({
    id: uuid,
    externalId: z.string().nullable().meta({ description: 'Id of the record in your system.' }),
    token: z.string().meta({ description: 'Token of the personal page.' }),
    link: z.string().meta({ description: 'Address of the personal page.' }),
    prenom: z.string().meta({ description: 'First name.' }),
    nom: z.string().meta({ description: 'Last name; of a trial, the company.' }),
    email: z.string(),
    company: z.string().meta({ description: 'Company as the pages name it.' }),
    business_name: z.string().nullable(),
    site_url: z.string().nullable(),
    linkedin: z.string().nullable(),
    telephone: z.string().nullable(),
    poste: z.string().nullable().meta({ description: 'Position in the company.' }),
    location: z.string().nullable(),
    language: prospectLanguage.nullable(),
    source: z.string().nullable(),
    notes: z.string().nullable(),
    status: prospectStatus,
    review_status: reviewStatus,
    score: z.number().int().nullable().meta({ description: 'Quiz score, 0 to 100; null until the quiz is done.' }),
    page_vue: z.boolean().meta({ description: 'The personal page was visited.' }),
    quiz_fait: z.boolean().meta({ description: 'The quiz is completed.' }),
    rdv_pris: z.boolean().meta({ description: 'A call is booked.' }),
    email_sent: z.boolean(),
    owner_id: uuid.nullable(),
    next_action: z.string().nullable(),
    next_action_at: isoDateTime.nullable(),
    created_at: isoDateTime,
    updated_at: isoDateTime,
  })
  .meta({ example: EXAMPLE });

export const apiProspectPage = cursorPage(apiProspect, EXAMPLE);

const score = z.number().int().min(0).max(100);
/** Conditions of the list, all of them together. */
export const apiProspectFilter = z.strictObject({
  q: z.string().max(200).optional(),
  externalId: z.string().max(200).optional(),
  email: z.string().max(254).optional(),
  status: prospectStatus.or(z.array(prospectStatus).max(10)).optional(),
  review_status: reviewStatus.optional(),
  language: prospectLanguage.optional(),
  page_vue: z.boolean().optional(),
  quiz_fait: z.boolean().optional(),
  rdv_pris: z.boolean().optional(),
  email_sent: z.boolean().optional(),
  score_gte: score.optional(),
  score_lte: score.optional(),
  created_at_gte: moment().optional(),
  created_at_lte: moment().optional(),
  updated_at_gte: moment().optional(),
  updated_at_lte: moment().optional(),
});

const filterText = z
  .string()
  .max(4000)
  .optional()
  .meta({
    description: `JSON object of conditions: ${Object.keys(apiProspectFilter.shape)
      .map((name) => `\`${name}\``)
      .join(', ')}. \`q\` searches names, address, company, website and place.`,
    example: '{"status":"new","updated_at_gte":"2026-11-01T00:00:00Z"}',
  })
  .transform((text, context) => {
    try {
      return JSON.parse(text || '{}') as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'JSON invalide' });
      return z.NEVER;
    }
  })
  .pipe(apiProspectFilter);

export const apiProspectQuery = cursorQuery.extend({
  filter: filterText,
  list: uuid.optional().meta({ description: 'Id of a list of `GET /api/v1/lists`.', example: EXAMPLE_ID }),
});

export type ApiProspect = z.infer<typeof apiProspect>;
export type ApiProspectCreate = z.infer<typeof apiProspectCreate>;
export type ApiProspectUpdate = z.infer<typeof apiProspectUpdate>;
export type ApiProspectUpsert = z.infer<typeof apiProspectUpsert>;
export type ApiProspectQuery = z.infer<typeof apiProspectQuery>;
