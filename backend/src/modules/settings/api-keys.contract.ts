import { z } from 'zod';
import { isoDateTime, wholeNumber } from '../../common/http/field.contract.js';
import { withoutInvisibleCharacters } from '../../common/invisible-characters.js';
import { MODEL } from '../../rules/setting-fields.rules.js';

export const vendorName = z.enum(['dataforseo', 'pagespeed', 'whatcms', 'google', 'openai', 'emelia']);

/** `plain`: stored before keys were encrypted. `unreadable`: sealed with another secret. */
const keyState = z.enum(['missing', 'encrypted', 'plain', 'unreadable']);

/** In French, with code and values for translation; the code is null for sentences of earlier versions. */
const keyTestOutcome = z.object({ message: z.string(), code: z.string().nullable(), values: z.array(z.string()) });

/** A vendor's key as staff sees it: never the key itself (decision 6). */
export const apiKeyRecord = z.object({
  service: vendorName,
  state: keyState,
  /** Its last four characters. */
  hint: z.string(),
  metadata: z.record(z.string(), z.unknown()),
  updated_at: isoDateTime.nullable(),
  tested_at: isoDateTime.nullable(),
  /** How the last test of the key ended; null until it is tested. */
  test_ok: z.boolean().nullable(),
  test_outcome: keyTestOutcome.nullable(),
});

/** A test just made: one cheap call with the stored key. */
export const keyTest = z.object({
  service: vendorName,
  ok: z.boolean(),
  ...keyTestOutcome.shape,
  tested_at: isoDateTime,
  duration_ms: z.number().int(),
});

export const apiKeyParams = z.object({ service: vendorName });
/** Without `apiKey`, the stored key stays and only its metadata change. */
export const apiKeyUpdate = z.object({
  apiKey: z.string().overwrite(withoutInvisibleCharacters).max(500).optional(),
  metadata: z.record(z.string(), z.unknown()).default({}),
});

const LETTERS = /^[A-Za-z0-9]+$/;
const KEY_CHARACTERS = /^[A-Za-z0-9._-]+$/;

/** Why a key cannot be right, in French; undefined when it can (specification 3, section 6). */
export function keyFault(service: z.infer<typeof vendorName>, key: string): string | undefined {
  if (key === '') return service === 'dataforseo' ? 'La clé API DataForSEO est requise' : 'La clé API est requise';
  if (service === 'dataforseo' && !LETTERS.test(key)) return 'La clé API DataForSEO ne contient que des lettres et des chiffres';
  if (!KEY_CHARACTERS.test(key)) return 'La clé API ne contient que des lettres, des chiffres, des tirets, des points et des traits bas';
  return undefined;
}

const TEMPERATURE = 'Un nombre de 0 à 2';

const metadataOf = {
  dataforseo: z.object({ login: z.string('Le login DataForSEO est requis').trim().min(1, 'Le login DataForSEO est requis').max(254) }),
  openai: z.object({
    model: z.string().trim().min(1, 'Indiquez le modèle').max(MODEL.model.max, '100 caractères au maximum').default(MODEL.model.standard),
    temperature: z
      .number(TEMPERATURE)
      .min(MODEL.temperature.min, TEMPERATURE)
      .max(MODEL.temperature.max, TEMPERATURE)
      .default(MODEL.temperature.standard),
    max_tokens: wholeNumber(MODEL.max_tokens.min, MODEL.max_tokens.max).default(MODEL.max_tokens.standard),
  }),
} as const;

/** What belongs to a key beside it; services without a schema have nothing. */
export const metadataSchema = (service: z.infer<typeof vendorName>): z.ZodType<Record<string, unknown>> =>
  service === 'dataforseo' || service === 'openai' ? metadataOf[service] : z.object({});

/** The stored key and the decrypted key: lengths and last characters only. */
export const keyViews = z.object({
  service: vendorName,
  row: z
    .object({
      masked: z.string(),
      length: z.number().int(),
      encrypted: z.boolean(),
      metadata: z.array(z.string()),
      updated_at: isoDateTime,
    })
    .nullable(),
  key_service: z.object({ masked: z.string(), length: z.number().int() }).nullable(),
  /** Whether both are the same key; null without a key. */
  agree: z.boolean().nullable(),
  /** What is wrong, in French. */
  remark: z.string().nullable(),
});
export type KeyViews = z.infer<typeof keyViews>;

export type ApiKeyRecord = z.infer<typeof apiKeyRecord>;
export type KeyTest = z.infer<typeof keyTest>;
export type ApiKeyState = z.infer<typeof keyState>;
