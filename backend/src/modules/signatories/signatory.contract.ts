import { z } from 'zod';
import { optionalText, requiredText, uuid } from '../../common/http/field.contract.js';

/** Bytes of the picture itself, as browsers scale it before they send it. */
export const MAX_PORTRAIT_BYTES = 400_000;
const ENCODED = Math.ceil(MAX_PORTRAIT_BYTES / 3) * 4 + 40;
export const NOT_A_PICTURE = 'Choisissez une photo PNG, JPEG ou WebP';

export const portraitUpload = z.object({
  /** A data URL, as a browser's FileReader gives it. */
  image: z
    .string('Choisissez une photo')
    .max(ENCODED, 'La photo dépasse 400 ko\u202f: réduisez-la')
    .regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/, NOT_A_PICTURE),
});

export const portraitAddress = z.string().regex(/^\/agency\/portrait\/[0-9a-f]{16}$/);

/** The person as its prospects see it. */
export const person = z.object({
  name: z.string(),
  initials: z.string(),
  sentence: z.string(),
  /** How the direct number is read, and dialled. */
  phone: z.string().nullable(),
  phoneHref: z.string().nullable(),
  portrait: portraitAddress.nullable(),
});

/** The same in the back-office. */
export const signatory = z.object({
  id: uuid,
  name: z.string(),
  phone: z.string().nullable(),
  sentence: z.string(),
  is_default: z.boolean(),
  portrait: portraitAddress.nullable(),
});

/** Of the signed-in account; null while it signs nothing. */
export const ownSignatory = z.object({ signatory: signatory.nullable() });

export const signatoryInput = z.object({
  name: requiredText('Indiquez votre nom', 100),
  phone: optionalText(50),
  sentence: z.string().trim().max(200, '200 caractères au maximum').default(''),
  is_default: z.boolean().default(false),
});

export type Person = z.infer<typeof person>;
export type SignatoryRecord = z.infer<typeof signatory>;
export type SignatoryInput = z.output<typeof signatoryInput>;
export type OwnSignatory = z.infer<typeof ownSignatory>;
