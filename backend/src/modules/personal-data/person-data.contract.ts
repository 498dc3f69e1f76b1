import { z } from 'zod';
import { isoDateTime, uuid } from '../../common/http/field.contract.js';

const row = z.record(z.string(), z.unknown());
const rows = z.array(row);

/** Everything stored about one prospect, by table. Keys of links and pictures are left out. */
export const personExport = z.object({
  exported_at: isoDateTime,
  prospect: row,
  /** Rows that hang on the prospect. */
  tables: z.record(z.string(), rows),
  /** Rows of the same address that do not hang on the prospect. */
  elsewhere: z.record(z.string(), rows),
  /** Text around the address in records of others, without their data. */
  mentions: z.record(z.string(), rows),
});

/** The same for an address, whether it is a prospect's or not. */
export const addressExport = personExport.omit({ prospect: true }).extend({ address: z.string(), prospects: rows });

/** The word to type, so that no single click erases a person. */
export const ERASURE_WORD = 'EFFACER';

export const erasureOrder = z.object({
  confirm: z.literal(ERASURE_WORD, `Tapez ${ERASURE_WORD} pour confirmer l’effacement.`),
});

/** Table → rows. */
const counts = z.record(z.string(), z.number().int());

export const erasureOutcome = z.object({
  deleted: counts,
  redacted: counts,
  /** Remaining keyed hashes. */
  kept: counts,
  /** Whether the address is on the suppression list now; not when the key of its hashes is unreadable. */
  suppressed: z.boolean(),
  /** The e-mail provider was given the person, too: there it is erased by hand. */
  atProvider: z.boolean(),
});

export const erasure = erasureOutcome.extend({
  id: uuid,
  /** Other prospects with the same address; each is erased on its own page. */
  sameAddress: z.number().int(),
});

export type PersonExport = z.infer<typeof personExport>;
export type AddressExport = z.infer<typeof addressExport>;
export type ErasureOutcome = z.infer<typeof erasureOutcome>;
export type Erasure = z.infer<typeof erasure>;
