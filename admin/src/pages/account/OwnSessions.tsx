import { browserName } from '../../api/browser-name';
import { callApi, useApiQuery } from '../../api/call-api';
import { reloadSession } from '../../api/session';
import type { OwnSession } from '../../api/types';
import { ActionButton } from '../../components/ActionButton';
import { PageSection } from '../../components/PageSection';
import { QueryContent } from '../../components/QueryContent';
import { Table } from '../../components/Table';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';

/** Where one is signed in; each session can be ended, or all at once. */
export function OwnSessions() {
  const t = useText();
  const query = useApiQuery('GET auth/sessions');
  const failed = (message: string | undefined) => message ?? t('account.sessions.title');
  /** This session too: the next question says so, and leads to the sign-in page. */
  const closeAll = async () => {
    await callApi('PUT auth/sessions/closing', { scope: 'all' });
    await reloadSession().catch(() => undefined);
  };
  return (
    <PageSection title={t('account.sessions.title')} help={t('account.sessions.help')}>
      <QueryContent query={query} failed={t('account.sessions.title')}>
        {(sessions) => (
          <>
            <Sessions sessions={sessions} />
            <div className="wrap gap-2 mt-3">
              <ActionButton
                label={t('account.sessions.closeOthers')}
                run={() => callApi('PUT auth/sessions/closing', { scope: 'others' })}
                done={t('account.sessions.othersClosed')}
                failed={failed}
              />
              <ActionButton label={t('account.sessions.closeAll')} run={closeAll} failed={failed} />
            </div>
          </>
        )}
      </QueryContent>
    </PageSection>
  );
}

function Sessions({ sessions }: { sessions: OwnSession[] }) {
  const t = useText();
  const nameOf = ({ browser }: OwnSession) => browserName(browser) ?? t('account.sessions.unknown');
  return (
    <Table
      look="small"
      label={t('account.sessions.title')}
      rows={sessions}
      rowKey={({ id }) => id}
      columns={[
        [
          t('account.sessions.browser'),
          (session) => (
            <>
              {nameOf(session)} {session.current && <span className="grey">({t('account.sessions.current')})</span>}
            </>
          ),
        ],
        [t('account.sessions.address'), ({ address }) => address],
        [t('account.sessions.opened'), ({ created_at }) => dateTime(created_at)],
        [t('account.sessions.used'), ({ last_used_at }) => dateTime(last_used_at)],
        [
          t('account.sessions.close'),
          (session) =>
            !session.current && (
              <ActionButton
                variant="text"
                label={t('account.sessions.close')}
                aria-label={t('account.sessions.closeNamed', { name: `${nameOf(session)}, ${dateTime(session.last_used_at)}` })}
                run={() => callApi('DELETE auth/sessions/:id', { id: session.id })}
                done={t('account.sessions.closed')}
              />
            ),
          'unnamed',
        ],
      ]}
    />
  );
}
