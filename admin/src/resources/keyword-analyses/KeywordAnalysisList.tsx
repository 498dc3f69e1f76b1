import { Button } from '@mui/material';
import { useMemo } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { KeywordAnalysisRecord } from '../../api/types';
import { Banner } from '../../components/Banner';
import { EmptyState } from '../../components/EmptyState';
import { PageTitle } from '../../components/PageTitle';
import { Pagination } from '../../components/Pagination';
import { type Column, RecordTable } from '../../components/RecordTable';
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
  const { data, total, error, isPending, refetch } = useListContext<KeywordAnalysisRecord>();
  if (error) {
    const retry = (
      <Button variant="outlined" onClick={() => void refetch()}>
        {t('app.action.retry')}
      </Button>
    );
    return (
      <Banner tone="poor" title={t('app.list.errorTitle')} action={retry}>
        {t('app.list.errorText', { message: error.message })}
      </Banner>
    );
  }
  if (!isPending && total === 0) return <EmptyState title={t('ai.keywords.emptyTitle')}>{t('ai.keywords.emptyText')}</EmptyState>;
  return (
    <>
      <RecordTable caption={t('ai.keywords.title')} columns={columns} hrefOf={debuggerOf} />
      {data && <Pagination />}
    </>
  );
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
