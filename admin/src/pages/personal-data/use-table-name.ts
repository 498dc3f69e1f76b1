import { useFormat } from '../../format/use-format';
import { fr } from '../../i18n/fr';
import { type TextKey, useText } from '../../i18n/use-text';

const KNOWN: object = fr.personalData.table;

/** What a table of the database holds, in words; a table that is new goes by its own name. */
export function useTableName(): (table: string) => string {
  const t = useText();
  return (table) => (table in KNOWN ? t(`personalData.table.${table}` as TextKey) : table);
}

/** `visites : 12, notes : 3`. */
export function useCountList(): (counts: Record<string, number>) => string {
  const t = useText();
  const nameOf = useTableName();
  const { integer } = useFormat();
  return (counts) =>
    Object.entries(counts)
      .sort(([, a], [, b]) => b - a)
      .map(([table, count]) => t('personalData.outcome.entry', { name: nameOf(table), count: integer(count) }))
      .join(', ');
}
