import type { RecentAction } from '../../api/types';
import { useFormat } from '../../format/use-format';
import { type TextKey, useText } from '../../i18n/use-text';

/** What was done, as a sentence. */
export function useActionWords(): (action: RecentAction) => string {
  const t = useText();
  const { integer } = useFormat();
  return ({ code, values, count }) => {
    const status = code === 'set_status' ? t(`prospects.status.${values.value}` as TextKey) : values.name;
    const written = Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? integer(value) : value]);
    const words = { ...Object.fromEntries(written), name: status ?? t('actions.gone'), smart_count: count };
    const done = t(`actions.what.${code}`, words);
    // where the value was taken away, or nobody remembers the name
    return status === null && values.value == null ? t(`actions.without.${code}` as TextKey, { ...words, _: done }) : done;
  };
}
