import { useMemo } from 'react';
import { ListBase } from 'react-admin';
import { Link } from 'react-router';
import type { KeywordAnalysisRecord } from '../../api/types';
import { PageTitle } from '../../components/PageTitle';
import { RecordList } from '../../components/RecordList';
import type { Column } from '../../components/RecordTable';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';

const NEWEST_FIRST = { field: 'analyzed_at', order: 'DESC' } as const;
const debuggerOf = ({ prospect_id }: KeywordAnalysisRecord) => `/test-keywords?prospect=${prospect_id}`;

/** The stored keyword analyses; each leads to all about its prospect's keywords. */
export function KeywordAnalysisList() {
  const t = useText();
  return (
    <ListBase perPage={25} sort={NEWEST_FIRST} queryOptions={{ onError: () => undefined }}>
      <PageTitle>{t('ai.keywords.title')}</PageTitle>
      <h1>{t('ai.keywords.title')}</h1>
      <ListBody />
    </ListBase>
  );
}

function ListBody() {
  const t = useText();
  const columns = useColumns();
  const empty = { title: t('ai.keywords.emptyTitle'), text: t('ai.keywords.emptyText') };
  return <RecordList caption={t('ai.keywords.title')} columns={columns} hrefOf={debuggerOf} empty={empty} />;
}

function useColumns(): Column<KeywordAnalysisRecord>[] {
  const t = useText();
  const { integer, dateTime } = useFormat();
  return useMemo(
    () => [
      {
        key: 'company',
        label: t('ai.keywords.company'),
        render: (record) => (
          <Link data-row-link to={debuggerOf(record)}>
            {record.company}
          </Link>
        ),
      },
      { key: 'domain', label: t('ai.keywords.domain'), render: ({ domain }) => domain },
      { key: 'count', label: t('ai.keywords.count'), align: 'end', render: ({ keyword_count }) => integer(keyword_count) },
      { key: 'first', label: t('ai.keywords.first'), render: ({ first_keyword }) => first_keyword },
      {
        key: 'date',
        label: t('ai.keywords.date'),
        sort: { field: 'analyzed_at', first: 'DESC' },
        render: ({ analyzed_at }) => dateTime(analyzed_at),
      },
      { key: 'source', label: t('ai.keywords.source'), render: ({ source }) => t(`analysis.source.${source}`) },
    ],
    [t, integer, dateTime],
  );
}
