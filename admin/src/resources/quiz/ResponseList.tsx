import { Button } from '@mui/material';
import { ListBase, useCreatePath, useGetList, useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { QuestionRecord, ResponseRecord } from '../../api/types';
import { Banner } from '../../components/Banner';
import { EmptyState } from '../../components/EmptyState';
import { PageTitle } from '../../components/PageTitle';
import { Pagination } from '../../components/Pagination';
import { type Column, RecordTable } from '../../components/RecordTable';
import { SearchInput } from '../../components/SearchInput';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import styles from './quiz.module.css';

const NEWEST_FIRST = { field: 'timestamp', order: 'DESC' } as const;
const IN_ORDER = { sort: { field: 'position', order: 'ASC' as const }, pagination: { page: 1, perPage: 200 } };

/** What prospects answered. */
export function ResponseList() {
  const t = useText();
  return (
    <ListBase perPage={25} sort={NEWEST_FIRST} queryOptions={{ onError: () => undefined }}>
      <PageTitle>{t('quiz.responses.title')}</PageTitle>
      <header className={styles.head}>
        <h1>{t('quiz.responses.title')}</h1>
      </header>
      <Filters />
      <Body />
    </ListBase>
  );
}

function Filters() {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const { data: questions = [] } = useGetList<QuestionRecord>('quiz-questions', IN_ORDER);
  const set = (key: string, value: unknown) => {
    const { [key]: _, ...others } = filterValues;
    setFilters(value ? { ...others, [key]: value } : others);
  };
  const hasPeriod = filterValues.prospect_created_gte || filterValues.prospect_created_lt;
  const withoutPeriod = () => {
    const { prospect_created_gte: _from, prospect_created_lt: _to, ...others } = filterValues;
    setFilters(others);
  };
  return (
    <div className={styles.filters}>
      <SearchInput placeholder={t('quiz.responses.search')} />
      <select
        aria-label={t('quiz.responses.question')}
        value={filterValues.question_id ?? ''}
        onChange={({ target }) => set('question_id', target.value)}
      >
        <option value="">{t('quiz.responses.anyQuestion')}</option>
        {questions.map(({ id, question }) => (
          <option key={id} value={String(id)}>
            {question}
          </option>
        ))}
      </select>
      <label className={styles.check}>
        <input type="checkbox" checked={filterValues.stopped === true} onChange={({ target }) => set('stopped', target.checked)} />
        {t('quiz.responses.stopped')}
      </label>
      {hasPeriod && (
        <Button variant="outlined" onClick={withoutPeriod}>
          {t('quiz.responses.period')}
        </Button>
      )}
    </div>
  );
}

function Body() {
  const t = useText();
  const createPath = useCreatePath();
  const { data, total, error, isPending, refetch } = useListContext<ResponseRecord>();
  const retry = (
    <Button variant="outlined" onClick={() => void refetch()}>
      {t('app.action.retry')}
    </Button>
  );
  if (error) {
    return (
      <Banner tone="poor" title={t('app.list.errorTitle')} action={retry}>
        {t('app.list.errorText', { message: error.message })}
      </Banner>
    );
  }
  if (!isPending && total === 0) return <EmptyState title={t('quiz.responses.empty')}>{t('quiz.responses.emptyText')}</EmptyState>;
  const hrefOf = ({ prospect_id }: ResponseRecord) => createPath({ resource: 'prospects', type: 'show', id: prospect_id });
  const columns: Column<ResponseRecord>[] = [
    {
      key: 'company',
      label: t('quiz.responses.company'),
      render: (record) => (
        <Link to={hrefOf(record)} data-row-link>
          {record.company}
        </Link>
      ),
    },
    { key: 'question', label: t('quiz.responses.question'), render: ({ question }) => <span title={question}>{question}</span> },
    { key: 'reponse', label: t('quiz.responses.answer'), render: ({ reponse }) => <span title={reponse}>{reponse}</span> },
    {
      key: 'points',
      label: t('quiz.responses.points'),
      align: 'end',
      className: styles.pointsColumn,
      render: ({ score_partiel }) => t('quiz.responses.of', { points: score_partiel }),
    },
    {
      key: 'timestamp',
      label: t('quiz.responses.date'),
      className: styles.dateColumn,
      sort: { field: 'timestamp', first: 'DESC' },
      render: ({ timestamp }) => dateTime(timestamp),
    },
  ];
  return (
    <>
      <RecordTable caption={t('quiz.responses.title')} columns={columns} hrefOf={hrefOf} />
      {data && <Pagination />}
    </>
  );
}
