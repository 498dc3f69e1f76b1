import { useGetList, useListContext } from 'react-admin';
import { integer } from '../format/format';
import { useText } from '../i18n/use-text';
import { useChangeFilters } from './use-change-filters';

/** Resources with rows that belong to prospects. Their lists show made-up companies only when the `example` filter is set. */
const OF_PROSPECTS: ReadonlySet<string> = new Set([
  ...['prospects', 'appointments', 'suppressions', 'audit-requests', 'referrals', 'trials', 'quiz-responses', 'quiz-results'],
  ...['ai-recommendations', 'ai-citations', 'keyword-analyses', 'outbox'],
]);

/** In an empty list: shows the examples of the demonstration, where there are some. */
export function ShowExamplesButton() {
  const t = useText();
  const { resource, filterValues, sort } = useListContext();
  const change = useChangeFilters();
  const enabled = OF_PROSPECTS.has(resource) && filterValues.example === undefined;
  const { total = 0 } = useGetList(resource, { filter: { example: true }, pagination: { page: 1, perPage: 1 }, sort }, { enabled });
  if (!enabled || total === 0) return null;
  return (
    <p className="mt-3">
      <button type="button" className="text-button" onClick={() => change(() => ({ example: true }))}>
        {t('app.list.showExamples', { smart_count: total, count: integer(total) })}
      </button>
    </p>
  );
}

/** Above a list of examples: says so, and hides them again. */
export function ExamplesNotice() {
  const t = useText();
  const { resource, filterValues } = useListContext();
  const change = useChangeFilters();
  if (!OF_PROSPECTS.has(resource) || filterValues.example !== true) return null;
  return (
    <p className="row mb-2" role="note">
      {t('app.list.examplesShown')}
      <button type="button" className="text-button" onClick={() => change(({ example: _, ...others }) => others)}>
        {t('app.list.hideExamples')}
      </button>
    </p>
  );
}
