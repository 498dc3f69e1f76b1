import { z } from 'zod';
import { isoDateTime } from '../../common/http/field.contract.js';
import { settingKey } from './settings.contract.js';

/** One field that a version changed; `field` is its path, empty for a document of one value. */
const settingChange = z.object({ field: z.string(), from: z.unknown(), to: z.unknown() });

export const settingVersion = z.object({
  id: z.number().int(),
  at: isoDateTime,
  /** Null for versions without an author. */
  by: z.string().nullable(),
  /** What it changed in the version before it; in the oldest one, in the defaults. */
  changes: z.array(settingChange),
  current: z.boolean(),
});

export const versionParams = z.object({ key: settingKey, id: z.coerce.number().int().positive() });

export type SettingChange = z.infer<typeof settingChange>;
export type SettingVersionRecord = z.infer<typeof settingVersion>;
