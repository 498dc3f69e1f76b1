import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/call-api';
import { cacheResponse } from '../../api/query-client';
import type { ColumnsUpdate, ImportField, ImportReview } from '../../api/types';
import { Banner } from '../../components/Banner';
import { ScrollingFrame } from '../../components/ScrollingFrame';
import { fr } from '../../i18n/fr';
import { useText } from '../../i18n/use-text';
import styles from './imports.module.css';
import { SheetChoice } from './SheetChoice';
import { TextFormatChoice } from './TextFormatChoice';

const FIELDS = Object.keys(fr.imports.field) as ImportField[];

/** The first rows of the file, each column under the field it becomes. */
export function ColumnTable({ review }: { review: ImportReview }) {
  const t = useText();
  const queries = useQueryClient();
  const assign = useMutation({
    mutationFn: (update: ColumnsUpdate) => callApi('PUT admin/imports/:id/columns', { id: review.importId, ...update }),
    onSuccess: (next) => cacheResponse(queries, ['imports', review.importId], next),
  });
  const [header = [], ...rows] = review.preview;
  const fields = (assign.isPending ? assign.variables.fields : null) ?? review.columns.map(({ field }) => field);
  // a field has one column: the one chosen last
  const choose = (index: number, field: ImportField | null) =>
    assign.mutate({ fields: fields.map((present, other) => (other === index ? field : present === field ? null : present)) });
  const faults = faultsOf(review);
  const unused = review.columns.filter(({ header: name, field }) => !field && name !== '').map(({ header: name }) => name);
  const lacksEmail = !review.columns.some(({ field }) => field === 'email');
  return (
    <section className="stack gap-2">
      <h2>{t('imports.review.columns')}</h2>
      <p className="grey measure">{assign.isPending ? t('imports.review.updating') : t('imports.review.columnsText')}</p>
      {review.textFormat && <TextFormatChoice format={review.textFormat} isPending={assign.isPending} onChange={assign.mutate} />}
      <SheetChoice review={review} isPending={assign.isPending} onChange={assign.mutate} />
      {lacksEmail && (
        <Banner tone="fair" title={t('imports.review.noEmailTitle')}>
          {t('imports.review.noEmail')}
        </Banner>
      )}
      {unused.length > 0 && <p className="grey measure break">{t('imports.review.notImported', { names: unused.join(', ') })}</p>}
      {assign.error && <Banner tone="poor">{assign.error.message}</Banner>}
      <ScrollingFrame label={t('imports.review.columns')}>
        <table className={`table ${styles.preview}`} aria-busy={assign.isPending}>
          <thead>
            <tr>
              {header.map((name, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
                <th key={index} scope="col">
                  <span className="strong ink nowrap block mb-1">{name || t('imports.review.unnamed')}</span>
                  <select
                    aria-label={t('imports.review.fieldOf', { header: name || t('imports.review.unnamed') })}
                    value={fields[index] ?? ''}
                    disabled={assign.isPending}
                    onChange={({ target }) => choose(index, (target.value || null) as ImportField | null)}
                  >
                    <option value="">{t('imports.review.ignore')}</option>
                    {FIELDS.map((field) => (
                      <option key={field} value={field}>
                        {t(`imports.field.${field}`)}
                      </option>
                    ))}
                  </select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <tr key={row}>
                {cells.map((cell, index) => {
                  const fault = faults.get(`${review.previewLines[row]} ${fields[index]}`);
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    <td key={index} className={fault ? styles.faulty : fields[index] ? undefined : styles.unused}>
                      {cell}
                      {fault && <span className="poor small block">{fault}</span>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollingFrame>
    </section>
  );
}

/** What is wrong with a cell, by its row and field. */
const faultsOf = ({ errors, warnings }: ImportReview) =>
  new Map([...warnings, ...errors].map(({ line, field, reason }) => [`${line} ${field}`, reason]));
