import { ListBase, useCreatePath, useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { ResultRecord } from '../../api/types';
import { Banner } from '../../components/Banner';
import { EmptyState } from '../../components/EmptyState';
import { PageTitle } from '../../components/PageTitle';
import { Pagination } from '../../components/Pagination';
import { type Column, RecordTable } from '../../components/RecordTable';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import styles from './quiz.module.css';

const NEWEST_FIRST = { field: 'completed_at', order: 'DESC' } as const;

/** Finished quizzes; with a filter, those of one version. */
export function ResultList() {
  return (
    <ListBase perPage={25} sort={NEWEST_FIRST} queryOptions={{ onError: () => undefined }}>
      <Results />
    </ListBase>
  );
}

function Results() {
  const t = useText();
  const createPath = useCreatePath();
  const { data, total, error, isPending, filterValues } = useListContext<ResultRecord>();
  const version = filterValues.version_id;
  const title = version ? t('quiz.results.ofVersion', { id: version }) : t('quiz.results.title');
  const hrefOf = ({ id }: ResultRecord) => createPath({ resource: 'prospects', type: 'show', id });
  const columns: Column<ResultRecord>[] = [
    {
      key: 'company',
      label: t('quiz.responses.company'),
      render: (record) => (
        <Link to={hrefOf(record)} data-row-link>
          {record.company}
        </Link>
      ),
    },
    { key: 'score', label: t('quiz.results.score'), align: 'end', sort: { field: 'score', first: 'DESC' }, render: ({ score }) => score },
    {
      key: 'completed_at',
      label: t('quiz.results.date'),
      sort: { field: 'completed_at', first: 'DESC' },
      render: ({ completed_at }) => dateTime(completed_at),
    },
  ];
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <header className={styles.head}>
        <div>
          <Link to="/quiz-questions">{t('quiz.back')}</Link>
          <h1>{title}</h1>
        </div>
      </header>
      {error && (
        <Banner tone="poor" title={t('app.list.errorTitle')}>
          {t('app.list.errorText', { message: error.message })}
        </Banner>
      )}
      {!error && !isPending && total === 0 && <EmptyState title={t('quiz.results.empty')} />}
      {!error && total !== 0 && <RecordTable caption={title} columns={columns} hrefOf={hrefOf} />}
      {data && total !== 0 && <Pagination />}
    </>
  );
}
