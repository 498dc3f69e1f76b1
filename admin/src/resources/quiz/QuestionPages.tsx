import { useCreate, useGetList, useGetOne, useNavigate, useUpdate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { statusOf } from '../../api/problem';
import type { QuestionRecord } from '../../api/types';
import { EmptyState } from '../../components/EmptyState';
import { showNotice } from '../../components/notice';
import { PageHead } from '../../components/PageHead';
import { useText } from '../../i18n/use-text';
import { type Draft, draftOf, emptyDraft, payloadOf } from './draft';
import { QuestionForm } from './QuestionForm';

const RESOURCE = 'quiz-questions';
const LIST = '/quiz-questions';
const IN_ORDER = { sort: { field: 'position', order: 'ASC' as const }, pagination: { page: 1, perPage: 200 } };

export function QuestionEdit() {
  const t = useText();
  const id = Number(useParams().id);
  const navigate = useNavigate();
  const { data: question, error } = useGetOne<QuestionRecord>(RESOURCE, { id }, { retry: false });
  const [update] = useUpdate<QuestionRecord>();
  if (error && statusOf(error) === 404)
    return <EmptyState heading="h1" title={t('quiz.notFound')} action={<Link to={LIST}>{t('quiz.back')}</Link>} />;
  if (error) return <p role="alert">{t('quiz.loadFailed')}</p>;
  if (!question) return <p role="status">{t('app.loading')}</p>;
  const save = async (draft: Draft) => {
    const params = { id, data: payloadOf(draft), previousData: question };
    await update(RESOURCE, params, { mutationMode: 'pessimistic', returnPromise: true });
    showNotice(t('quiz.saved'));
    navigate(LIST);
  };
  return <Page title={t('quiz.edit')} initial={draftOf(question)} id={id} save={save} />;
}

export function QuestionCreate() {
  const t = useText();
  const navigate = useNavigate();
  const [create] = useCreate<QuestionRecord>();
  const save = async (draft: Draft) => {
    await create(RESOURCE, { data: payloadOf(draft) }, { returnPromise: true });
    showNotice(t('quiz.created'));
    navigate(LIST);
  };
  return <Page title={t('quiz.add')} initial={emptyDraft()} id={null} save={save} />;
}

interface PageProps {
  title: string;
  initial: Draft;
  /** Null while the question is new. */
  id: number | null;
  save: (draft: Draft) => Promise<void>;
}

function Page({ title, initial, id, save }: PageProps) {
  const t = useText();
  const { data: all = [] } = useGetList<QuestionRecord>(RESOURCE, IN_ORDER);
  return (
    <>
      <PageHead title={title} back={<Link to={LIST}>{t('quiz.back')}</Link>} />
      <QuestionForm initial={initial} id={id} others={all} save={save} />
    </>
  );
}
