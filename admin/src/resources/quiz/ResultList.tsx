import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { ResultRecord } from '../../api/types';
import { useText } from '../../i18n/use-text';
import { Column, DateColumn } from '../../list/Column';
import { RowLink } from '../../list/RecordRow';
import { ListHead, RecordList, ResourceListBase } from '../../list/ResourceList';

const Col = Column<ResultRecord>;

/** Finished quizzes; with a filter, those of one version. */
export function ResultList() {
  return (
    <ResourceListBase sort={{ field: 'completed_at', order: 'DESC' }}>
      <Results />
    </ResourceListBase>
  );
}

function Results() {
  const t = useText();
  const { version_id: version } = useListContext<ResultRecord>().filterValues;
  const title = version ? t('quiz.results.ofVersion', { id: version }) : t('quiz.results.title');
  return (
    <>
      <ListHead title={title} back={<Link to="/quiz-questions">{t('quiz.back')}</Link>} />
      <RecordList caption={title} rowClick={(id) => `/prospects/${id}/show`} empty={{ title: t('quiz.results.empty') }}>
        <Col source="company" label="quiz.responses.company" render={({ company }) => <RowLink>{company}</RowLink>} />
        <Col source="score" label="quiz.results.score" align="right" sortByOrder="DESC" />
        <DateColumn source="completed_at" label="quiz.results.date" sortByOrder="DESC" />
      </RecordList>
    </>
  );
}
