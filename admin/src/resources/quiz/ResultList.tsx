import { useMemo } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { ResultRecord } from '../../api/types';
import { PageHead } from '../../components/PageHead';
import { RecordList } from '../../components/RecordList';
import type { Column } from '../../components/RecordTable';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';

const NEWEST_FIRST = { field: 'completed_at', order: 'DESC' } as const;

/** Finished quizzes; with a filter, those of one version. */
export function ResultList() {
  return (
    <ListBase perPage={25} sort={NEWEST_FIRST} queryOptions={{ onError: () => undefined }}>
      <Results />
    </ListBase>
  );
}

const prospectOf = ({ id }: ResultRecord) => `/prospects/${id}/show`;

function Results() {
  const t = useText();
  const { filterValues } = useListContext<ResultRecord>();
  const version = filterValues.version_id;
  const title = version ? t('quiz.results.ofVersion', { id: version }) : t('quiz.results.title');
  const columns = useMemo<Column<ResultRecord>[]>(
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
      { key: 'score', label: t('quiz.results.score'), align: 'end', sort: { field: 'score', first: 'DESC' }, render: ({ score }) => score },
      {
        key: 'completed_at',
        label: t('quiz.results.date'),
        sort: { field: 'completed_at', first: 'DESC' },
        render: ({ completed_at }) => dateTime(completed_at),
      },
    ],
    [t],
  );
  return (
    <>
      <PageHead title={title} back={<Link to="/quiz-questions">{t('quiz.back')}</Link>} />
      <RecordList caption={title} columns={columns} hrefOf={prospectOf} empty={{ title: t('quiz.results.empty') }} />
    </>
  );
}
