import type { KeywordAnalysisRecord } from '../../api/types';
import { integer } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { Column, DateColumn } from '../../list/Column';
import { RowLink } from '../../list/RecordRow';
import { ResourceList } from '../../list/ResourceList';

const Col = Column<KeywordAnalysisRecord>;

/** The stored keyword analyses, each with a link to the prospect's keywords. */
export function KeywordAnalysisList() {
  const t = useText();
  return (
    <ResourceList<KeywordAnalysisRecord>
      title={t('ai.keywords.title')}
      sort={{ field: 'analyzed_at', order: 'DESC' }}
      empty={{ title: t('ai.keywords.emptyTitle'), text: t('ai.keywords.emptyText') }}
      rowClick={(_id, _resource, { prospect_id }) => `/test-keywords?prospect=${prospect_id}`}
    >
      <Col source="company" label="ai.keywords.company" render={({ company }) => <RowLink>{company}</RowLink>} />
      <Col source="domain" label="ai.keywords.domain" />
      <Col source="keyword_count" label="ai.keywords.count" align="right" render={({ keyword_count }) => integer(keyword_count)} />
      <Col source="first_keyword" label="ai.keywords.first" />
      <DateColumn source="analyzed_at" label="ai.keywords.date" sortByOrder="DESC" />
      <Col source="source" label="ai.keywords.source" render={({ source }) => t(`analysis.source.${source}`)} />
    </ResourceList>
  );
}
