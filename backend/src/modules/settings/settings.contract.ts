import { z } from 'zod';

const path = z.string().trim().max(500);

/** Every document of settings with its defaults. A key that is missing in the database reads as its default. */
export const settingsDocuments = {
  /** Links: an empty domain means PUBLIC_URL; an unknown token at `/t/…` is sent to `invalidTokenRedirect`. */
  systemConfig: z.object({
    domain: path.default(''),
    invalidTokenRedirect: path.default('/'),
    tokenPrefix: path.regex(/^\/([a-z0-9-]+\/)*$/, 'Le préfixe commence et finit par une barre oblique').default('/t/'),
  }),
  /** The agency as prospects see it. */
  agency: z.object({
    name: z.string().trim().min(1).max(100).default('SmartIndex'),
    tagline: z.string().trim().max(200).default('Votre présence en ligne, mesurée'),
    accent: z
      .string()
      .regex(/^#[0-9a-fA-F]{6}$/, 'Couleur au format #RRGGBB')
      .default('#1E3FE0'),
    website: path.default(''),
    email: z.string().trim().max(254).default(''),
    phone: z.string().trim().max(50).default(''),
  }),
  /** Whether an unmeasured keyword list is replaced by a labelled example (decision 2). */
  keywords: z.object({ sampleFallback: z.boolean().default(true) }),
  /** External booking page; empty = our own slots. */
  booking: z.object({ url: path.default('') }),
} as const;

export const settingKey = z.enum(Object.keys(settingsDocuments) as [SettingKey, ...SettingKey[]]);
export const settingParams = z.object({ key: settingKey });
export const settingDocument = z.object({ id: z.string(), key: z.string(), value: z.record(z.string(), z.unknown()) });
export const settingUpdate = z.object({ value: z.record(z.string(), z.unknown()) });

export type SettingKey = keyof typeof settingsDocuments;
export type SettingsOf<Key extends SettingKey> = z.output<(typeof settingsDocuments)[Key]>;
export type SettingDocument = z.infer<typeof settingDocument>;
