import { Button } from '@mui/material';
import { useGetList, useListContext } from 'react-admin';
import type { QuestionRecord, ResponseRecord } from '../../api/types';
import { useText } from '../../i18n/use-text';
import { Column, DateColumn } from '../../list/Column';
import { FilterSelect, useFilter } from '../../list/filters';
import { ResourceList } from '../../list/ResourceList';
import { RowLink } from '../../list/rows';
import { SearchInput } from '../../list/SearchInput';
import { useChangeFilters } from '../../list/use-change-filters';

const Col = Column<ResponseRecord>;
const IN_ORDER = { sort: { field: 'position', order: 'ASC' as const }, pagination: { page: 1, perPage: 200 } };

/** What prospects answered. */
export function ResponseList() {
  const t = useText();
  return (
    <ResourceList<ResponseRecord>
      title={t('quiz.responses.title')}
      sort={{ field: 'timestamp', order: 'DESC' }}
      filters={<Filters />}
      empty={{ title: t('quiz.responses.empty'), text: t('quiz.responses.emptyText') }}
      rowClick={(_id, _resource, { prospect_id }) => `/prospects/${prospect_id}/show`}
    >
      <Col source="company" label={t('quiz.responses.company')} render={({ company }) => <RowLink>{company}</RowLink>} />
      <Col source="question" label={t('quiz.responses.question')} render={({ question }) => <span title={question}>{question}</span>} />
      <Col source="reponse" label={t('quiz.responses.answer')} render={({ reponse }) => <span title={reponse}>{reponse}</span>} />
      <Col
        source="score_partiel"
        label={t('quiz.responses.points')}
        align="right"
        width="narrow"
        render={({ score_partiel }) => t('quiz.responses.of', { points: score_partiel })}
      />
      <DateColumn source="timestamp" label={t('quiz.responses.date')} sortByOrder="DESC" />
    </ResourceList>
  );
}

function Filters() {
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
