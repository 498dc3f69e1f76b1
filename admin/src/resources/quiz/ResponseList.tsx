import type { ResponseRecord } from '../../api/types';
import { useText } from '../../i18n/use-text';
import { Column, DateColumn } from '../../list/Column';
import { RowLink } from '../../list/RecordRow';
import { ResourceList } from '../../list/ResourceList';
import { ResponseFilters } from './ResponseFilters';

const Col = Column<ResponseRecord>;

/** What prospects answered. */
export function ResponseList() {
  const t = useText();
  return (
    <ResourceList<ResponseRecord>
      title={t('quiz.responses.title')}
      sort={{ field: 'timestamp', order: 'DESC' }}
      filters={<ResponseFilters />}
      empty={{ title: t('quiz.responses.empty'), text: t('quiz.responses.emptyText') }}
      rowClick={(_id, _resource, { prospect_id }) => `/prospects/${prospect_id}/show`}
    >
      <Col source="company" label="quiz.responses.company" render={({ company }) => <RowLink>{company}</RowLink>} />
      <Col source="question" label="quiz.responses.question" />
      <Col source="reponse" label="quiz.responses.answer" />
      <Col
        source="score_partiel"
        label="quiz.responses.points"
        align="right"
        width="narrow"
        render={({ score_partiel }) => t('quiz.responses.of', { points: score_partiel })}
      />
      <DateColumn source="timestamp" label="quiz.responses.date" sortByOrder="DESC" />
    </ResourceList>
  );
}
