import type { BulkAnswer } from '../../../api/types';
import { integer } from '../../../format/format';
import { useText } from '../../../i18n/use-text';
import { nameOf } from '../prospect-name';

/** Lists the first prospects that an action would change, and how many of the selection no longer exist. */
export function BulkPreview({ preview: { first, count, missing } }: { preview: Pick<BulkAnswer, 'first' | 'count' | 'missing'> }) {
  const t = useText();
  const others = count - first.length;
  return (
    <>
      {first.length > 0 && (
        <ul className="lines" aria-label={t('bulk.preview.label')}>
          {first.map((prospect) => (
            <li key={prospect.id}>
              {prospect.company}
              {nameOf(prospect) !== prospect.company && <span className="grey"> {nameOf(prospect)}</span>}
            </li>
          ))}
          {others > 0 && <li className="grey">{t('bulk.preview.others', { smart_count: others, count: integer(others) })}</li>}
        </ul>
      )}
      {missing > 0 && <p>{t('bulk.preview.missing', { smart_count: missing })}</p>}
    </>
  );
}
