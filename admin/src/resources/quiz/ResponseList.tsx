import { Button } from '@mui/material';
import { useMemo } from 'react';
import { ListBase, useGetList, useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { QuestionRecord, ResponseRecord } from '../../api/types';
import { PageHead } from '../../components/PageHead';
import { RecordList } from '../../components/RecordList';
import type { Column } from '../../components/RecordTable';
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
      <PageHead title={t('quiz.responses.title')} />
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

const prospectOf = ({ prospect_id }: ResponseRecord) => `/prospects/${prospect_id}/show`;

function Body() {
  const t = useText();
  const columns = useMemo<Column<ResponseRecord>[]>(
    () => [
      {
        key: 'company',
        label: t('quiz.responses.company'),
        render: (record) => (
          <Link to={prospectOf(record)} data-row-link>
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
    ],
    [t],
  );
  const empty = { title: t('quiz.responses.empty'), text: t('quiz.responses.emptyText') };
  return <RecordList caption={t('quiz.responses.title')} columns={columns} hrefOf={prospectOf} empty={empty} />;
}
