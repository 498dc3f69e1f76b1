import type { RecentAction } from '../../api/types';
import { useFormat } from '../../format/use-format';
import { type TextKey, useText } from '../../i18n/use-text';

/** Whose values are codes, and where their words stand. */
const NAMED: Partial<Record<RecentAction['code'], string>> = { set_status: 'prospects.status', set_language: 'prospects.language' };

/** Describes an action in a sentence. */
export function useActionText(): (action: RecentAction) => string {
  const t = useText();
  const { integer } = useFormat();
  return ({ code, values, count }) => {
    const named = NAMED[code];
    const name = named && values.value !== null ? t(`${named}.${values.value}` as TextKey) : values.name;
    const written = Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? integer(value) : value]);
    const words = { ...Object.fromEntries(written), name: name ?? t('actions.gone'), smart_count: count };
    const done = t(`actions.what.${code}`, words);
    // where the value was taken away, or nobody remembers the name
    return name === null && values.value == null ? t(`actions.without.${code}` as TextKey, { ...words, _: done }) : done;
  };
}
