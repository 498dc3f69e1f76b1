import { Button } from '@mui/material';
import { useGetList, useListContext } from 'react-admin';
import type { QuestionRecord } from '../../api/types';
import { useText } from '../../i18n/use-text';
import { FilterSelect, useFilter } from '../../list/filters';
import { SearchInput } from '../../list/SearchInput';
import { useChangeFilters } from '../../list/use-change-filters';

const IN_ORDER = { sort: { field: 'position', order: 'ASC' as const }, pagination: { page: 1, perPage: 200 } };

/** The search, the question, and whether the prospect stopped at it. */
export function ResponseFilters() {
  const t = useText();
  const { filterValues } = useListContext();
  const change = useChangeFilters();
  const { data: questions = [] } = useGetList<QuestionRecord>('quiz-questions', IN_ORDER);
  const [isStopped, setStopped] = useFilter<boolean>('stopped');
  const { prospect_created_gte: from, prospect_created_lt: to } = filterValues;
  return (
    <>
      <SearchInput placeholder={t('quiz.responses.search')} />
      <FilterSelect
        source="question_id"
        label={t('quiz.responses.question')}
        any={t('quiz.responses.anyQuestion')}
        choices={questions.map(({ id, question }) => ({ value: String(id), label: question }))}
      />
      <label className="flex items-center gap-2">
        <input type="checkbox" checked={isStopped === true} onChange={({ target }) => setStopped(target.checked || undefined)} />
        {t('quiz.responses.stopped')}
      </label>
      {(from || to) && (
        <Button variant="outlined" onClick={() => change(({ prospect_created_gte: _, prospect_created_lt: __, ...others }) => others)}>
          {t('quiz.responses.period')}
        </Button>
      )}
    </>
  );
}
