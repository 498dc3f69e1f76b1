import type { ErasureOutcome } from '../../api/types';
import { useText } from '../../i18n/use-text';
import { useCountList } from './use-table-name';

const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((total, count) => total + count, 0);

/** The result of an erasure; `isLong` adds what is left to do by hand. */
export function ErasureResult({ outcome, isLong }: { outcome: ErasureOutcome; isLong?: boolean }) {
  const t = useText();
  const list = useCountList();
  const { deleted, redacted, suppressed, atProvider } = outcome;
  // of the list there is a line of its own
  const { suppressions: _, ...kept } = outcome.kept;
  const counted = [
    ['personalData.outcome.deleted', deleted],
    ['personalData.outcome.redacted', redacted],
  ] as const;
  return (
    <ul className="stack measure gap-1 mt-1">
      {sum(deleted) + sum(redacted) === 0 && <li>{t('personalData.outcome.nothing')}</li>}
      {counted.map(
        ([key, counts]) =>
          sum(counts) > 0 && (
            <li key={key}>
              {t(key, { smart_count: sum(counts) })} <span className="quiet">({list(counts)})</span>
            </li>
          ),
      )}
      {isLong && sum(kept) > 0 && <li>{t('personalData.outcome.kept', { list: list(kept) })}</li>}
      {suppressed ? isLong && <li>{t('personalData.outcome.listed')}</li> : <li>{t('personalData.outcome.notListed')}</li>}
      {atProvider && <li>{t('personalData.outcome.atProvider')}</li>}
      {isLong && <li>{t('personalData.outcome.names')}</li>}
    </ul>
  );
}
