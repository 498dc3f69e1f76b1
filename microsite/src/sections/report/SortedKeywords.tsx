import { t } from '../../../../backend/src/rules/language.rules.ts';
import { type ShownKeywords, TABLE_PAGE_SIZE } from '../../lib/report/keywords-view.ts';

type Row = ShownKeywords['table'][number];

/** Columns that can be sorted; the first press of a number shows the largest first. */
const columns = () => [
  { key: 'keyword', title: t`Mot-clé` },
  { key: 'volume', title: t`Volume` },
  { key: 'position', title: t`Position` },
  { key: 'branded', title: t`Marque` },
  { key: 'opportunity', title: t`Opportunité` },
];

/** Sorted and paged by `scripts/sorted-table.ts`. */
export function SortedKeywords({ rows }: { rows: readonly Row[] }) {
  return (
    <div data-sorted={TABLE_PAGE_SIZE}>
      <table className="table table-sorted">
        <caption className="visually-hidden">{t`Mots-clés, triables par colonne`}</caption>
        <thead>
          <tr>
            {columns().map(({ key, title }) => (
              <th key={key} scope="col" className={`sort-${key}`}>
                <button type="button" data-sort={key}>
                  {title}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(drawn)}</tbody>
      </table>
      <nav className="pager no-print" aria-label={t`Pages du tableau des mots-clés`} hidden data-sorted-pager="">
        <button type="button" className="pager-step" data-step="-1">
          {t`Précédent`}
        </button>
        <button type="button" className="pager-step" data-step="1">
          {t`Suivant`}
        </button>
        <button type="button" className="pager-all" aria-expanded="false" data-all="">
          {t`Tout développer`}
        </button>
        <p className="quiet small" role="status" />
      </nav>
    </div>
  );
}

function drawn(row: Row, index: number) {
  return (
    <tr
      key={index}
      hidden={!row.isFirstPage}
      data-keyword={row.keyword}
      data-volume={row.sortVolume}
      data-position={row.sortPosition}
      data-branded={row.sortBranded}
      data-opportunity={row.sortOpportunity}
    >
      <th scope="row">{row.keyword}</th>
      <td className="number" data-label={t`Volume`}>
        {row.volume}
      </td>
      <td className="table-rank">
        <span className="table-label" aria-hidden="true">{t`Position`}</span>{' '}
        <span className="verdict" data-tone={row.rankTone}>
          <span>{row.rank}</span>
        </span>{' '}
        {row.exactRank && <span className="quiet">({row.exactRank})</span>}
      </td>
      <td className="table-brand">
        <span className="table-label" aria-hidden="true">{t`Marque`}</span> <span>{row.branded}</span>
      </td>
      <td className="table-chance">
        <span className="table-label" aria-hidden="true">{t`Opportunité`}</span>{' '}
        <span className="verdict" data-tone={row.opportunityTone}>
          <span>{row.opportunity}</span>
        </span>
      </td>
    </tr>
  );
}
