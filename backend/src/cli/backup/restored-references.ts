import { QueryFailedError } from 'typeorm';
import { isForeignKeyViolation } from '../../common/database/foreign-key-violation.js';

/** The message of a failed restore when a row of the backup refers to a row that the backup lacks; other errors stay as they are. */
export function explainLostReference(error: unknown): unknown {
  if (!(error instanceof QueryFailedError) || !isForeignKeyViolation(error)) return error;
  const { table = '', detail = '' } = error.driverError as { table?: string; detail?: string };
  const parent = /table "([^"]+)"/.exec(detail)?.[1] ?? '';
  return new Error(
    `Une ligne de « ${table} » renvoie à une ligne de « ${parent} » que la sauvegarde ne contient pas\u202f: rien n’a été changé.`,
  );
}
