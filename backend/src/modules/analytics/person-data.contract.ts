import { z } from 'zod';
import { isoDateTime, uuid } from '../../common/http/field.contract.js';

const rows = z.array(z.record(z.string(), z.unknown()));

/** Everything stored about one person, by table. Keys of links and pictures are left out. */
export const personExport = z.object({
  exported_at: isoDateTime,
  prospect: z.record(z.string(), z.unknown()),
  /** Rows that hang on the prospect. */
  tables: z.record(z.string(), rows),
  /** Rows that name the same address without hanging on the prospect. */
  elsewhere: z.record(z.string(), rows),
});

/** The word that is typed, so that nobody erases a person by one click. */
export const ERASURE_WORD = 'EFFACER';

export const erasureOrder = z.object({
  confirm: z.literal(ERASURE_WORD, `Tapez ${ERASURE_WORD} pour confirmer l’effacement.`),
});

/** Table → rows. */
const counts = z.record(z.string(), z.number().int());

export const erasure = z.object({
  id: uuid,
  deleted: counts,
  redacted: counts,
  /** Other prospects with the same address; each is erased on its own page. */
  sameAddress: z.number().int(),
});

export type PersonExport = z.infer<typeof personExport>;
export type Erasure = z.infer<typeof erasure>;
