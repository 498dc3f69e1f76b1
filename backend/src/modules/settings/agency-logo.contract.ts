import { z } from 'zod';
import { MAX_LOGO_BYTES } from '../../rules/logo.rules.js';

const ENCODED = Math.ceil(MAX_LOGO_BYTES / 3) * 4 + 40;

export const logoUpload = z.object({
  /** A data URL, as a browser's FileReader gives it. */
  image: z
    .string('Choisissez un fichier')
    .max(ENCODED, 'Le fichier dépasse 200 ko : réduisez-le ou enregistrez-le en SVG')
    .regex(/^data:image\/(png|jpeg|webp|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/, 'Choisissez un fichier PNG, JPEG, WebP ou SVG'),
});

/** Where the logo is served and its size in CSS pixels; null without one. */
export const logoAddress = z.object({
  src: z.string().regex(/^\/agency\/logo\?v=[0-9a-f]{16}$/),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});
export const logoAnswer = z.object({ logo: logoAddress.nullable() });

export type LogoAddress = z.infer<typeof logoAddress>;
