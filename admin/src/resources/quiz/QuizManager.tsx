import { CanAccess, ListBase, useListContext } from 'react-admin';
import { statusOf } from '../../api/problem';
import type { QuestionRecord } from '../../api/types';
import { CreateButton } from '../../components/CreateButton';
import { EmptyState } from '../../components/EmptyState';
import { LoadFailure } from '../../components/LoadFailure';
import { PageHead } from '../../components/PageHead';
import { PageSection } from '../../components/PageSection';
import { useText } from '../../i18n/use-text';
import { draftOf } from './draft';
import { QuestionRows } from './QuestionRows';
import { Simulation } from './Simulation';
import { Versions } from './Versions';

const IN_ORDER = { field: 'position', order: 'ASC' } as const;
/** More questions than a quiz can bear. */
const ALL = 200;

/** The questions in their order, a trial of the quiz, and who answered which version. */
export function QuizManager() {
  return (
    <ListBase perPage={ALL} sort={IN_ORDER} storeKey={false} disableSyncWithLocation queryOptions={{ onError: () => undefined }}>
      <Manager />
    </ListBase>
  );
}

function Manager() {
  const t = useText();
  return (
    <>
      <PageHead title={t('quiz.title')} lead={t('quiz.lead')} action={<CreateButton resource="quiz-questions" label="quiz.add" />} />
      <Questions />
    </>
  );
}

function Questions() {
  const t = useText();
  const { data, error, isPending, refetch } = useListContext<QuestionRecord>();
  if (error)
    return (
      <LoadFailure title={t(statusOf(error) === 401 ? 'quiz.signIn' : 'quiz.loadFailed')} onRetry={refetch}>
        {error.message}
      </LoadFailure>
    );
  if (isPending || !data) return <p role="status">{t('app.loading')}</p>;
  if (data.length === 0) return <EmptyState title={t('quiz.empty.title')}>{t('quiz.empty.text')}</EmptyState>;
  return (
    <>
      <QuestionRows questions={data} onChange={() => void refetch()} />
      <CanAccess action="edit" resource="quiz-questions">
        <Simulation drafts={data.map((question) => ({ key: String(question.id), ...draftOf(question) }))} />
      </CanAccess>
      <PageSection title={t('quiz.versions.title')} help={t('quiz.versions.help')}>
        <Versions />
      </PageSection>
    </>
  );
}
