import { ListBase, useListContext, useTranslate } from 'react-admin';
import type { MessageRecord } from '../../api/types';
import { LoadFailure } from '../../components/LoadFailure';
import { PageHead } from '../../components/PageHead';
import { useText } from '../../i18n/use-text';
import { LoadingPage } from '../../layout/LoadingPage';
import { DefaultMessages } from './DefaultMessages';
import { MessageEditor } from './MessageEditor';

const BY_KEY = { field: 'key', order: 'ASC' } as const;
/** In the order in which a prospect meets them. */
const ORDER = ['landing_intro', 'quiz_intro', 'score_message', 'plan_message', 'merci_message', 'low_score_message', 'high_score_message'];

/** The texts that prospects read, each edited in its place. */
export function MessageList() {
  return (
    <ListBase perPage={100} sort={BY_KEY} disableSyncWithLocation queryOptions={{ onError: () => undefined }}>
      <ListPage />
    </ListBase>
  );
}

function ListPage() {
  const t = useText();
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useListContext<MessageRecord>();
  if (error)
    return (
      <>
        <MessagesHead />
        <LoadFailure title={t('app.list.errorTitle')} onRetry={refetch}>
          {t('app.list.errorText', { message: translate(error.message, { _: error.message }) })} {t('messages.defaults')}
        </LoadFailure>
        <DefaultMessages />
      </>
    );
  if (isPending) return <LoadingPage />;
  const sorted = (data ?? []).toSorted((a, b) => ORDER.indexOf(a.key) - ORDER.indexOf(b.key));
  return (
    <>
      <MessagesHead />
      {(['global', 'conditional'] as const).map((category) => (
        <section key={category} className="part narrow">
          <h2>{t(`messages.${category}`)}</h2>
          {sorted
            .filter((message) => message.category === category)
            .map((message) => (
              <MessageEditor key={message.id} message={message} />
            ))}
        </section>
      ))}
    </>
  );
}

function MessagesHead() {
  const t = useText();
  return <PageHead title={t('messages.title')} lead={t('messages.lead')} />;
}
