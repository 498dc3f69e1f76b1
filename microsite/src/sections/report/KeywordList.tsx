import { t } from '../../../../backend/src/rules/language.rules.ts';
import { PAGE_SIZE, type ShownKeywords } from '../../lib/report/keywords-view.ts';
import { Verdict } from '../shared/Verdict.tsx';

/** Page by page, by `scripts/paged-table.ts`. */
export function KeywordList({ keywords }: { keywords: ShownKeywords }) {
  return (
    <div data-paged={PAGE_SIZE} data-pages={keywords.pages}>
      <table className="table">
        <caption className="visually-hidden">{keywords.title}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Mot-clé`}</th>
            <th scope="col" className="number">{t`Recherches par mois`}</th>
            <th scope="col" className="number">{t`Position`}</th>
            <th scope="col">{t`Rang`}</th>
            {!keywords.sample && <th scope="col">{t`Opportunité`}</th>}
          </tr>
        </thead>
        <tbody>{keywords.rows.map(row)}</tbody>
      </table>
      <nav className="pager no-print" aria-label={t`Pages des mots-clés`} hidden data-pager="">
        <button type="button" className="pager-step" data-step="-1">
          {t`Précédent`}
        </button>
        <ol />
        <button type="button" className="pager-step" data-step="1">
          {t`Suivant`}
        </button>
        <p className="quiet small" role="status" />
      </nav>
    </div>
  );
}

function row(
  { keyword, volume, position, tone, word, opportunity, opportunityTone, isFirstPage }: ShownKeywords['rows'][number],
  index: number,
) {
  return (
    <tr key={index} hidden={!isFirstPage}>
      <th scope="row">{keyword}</th>
      <td className="number table-volume" data-label={t`Recherches par mois`}>
        {volume}
      </td>
      <td className="number table-position" data-label={t`Position`}>
        {position}
      </td>
      <td className="table-rank">
        <Verdict tone={tone} word={word} />
      </td>
      {opportunity && (
        <td className="table-chance">
          <span className="table-label" aria-hidden="true">{t`Opportunité`}</span>{' '}
          <span className="verdict" data-tone={opportunityTone}>
            <span>{opportunity}</span>
          </span>
        </td>
      )}
    </tr>
  );
}
