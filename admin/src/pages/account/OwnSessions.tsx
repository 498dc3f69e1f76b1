import { ask, useAnswer } from '../../api/ask';
import { browserName } from '../../api/browser-name';
import { askAgain } from '../../api/session';
import type { OwnSession } from '../../api/types';
import { ActButton } from '../../components/ActButton';
import { Loaded } from '../../components/Loaded';
import { Part } from '../../components/Part';
import { Table } from '../../components/Table';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';

/** Where one is signed in; each session can be ended, or all at once. */
export function OwnSessions() {
  const t = useText();
  const query = useAnswer('GET auth/sessions');
  const failed = (said: string | undefined) => said ?? t('account.sessions.title');
  /** This session too: the next question says so, and leads to the sign-in page. */
  const closeAll = async () => {
    await ask('PUT auth/sessions/closing', { scope: 'all' });
    await askAgain().catch(() => undefined);
  };
  return (
    <Part title={t('account.sessions.title')} help={t('account.sessions.help')}>
      <Loaded query={query} failed={t('account.sessions.title')}>
        {(sessions) => (
          <>
            <Sessions sessions={sessions} />
            <div className="wrap gap-2 mt-3">
              <ActButton
                label={t('account.sessions.closeOthers')}
                run={() => ask('PUT auth/sessions/closing', { scope: 'others' })}
                done={t('account.sessions.othersClosed')}
                failed={failed}
              />
              <ActButton label={t('account.sessions.closeAll')} run={closeAll} failed={failed} />
            </div>
          </>
        )}
      </Loaded>
    </Part>
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
              <ActButton
                variant="text"
                label={t('account.sessions.close')}
                aria-label={t('account.sessions.closeNamed', { name: `${nameOf(session)}, ${dateTime(session.last_used_at)}` })}
                run={() => ask('DELETE auth/sessions/:id', { id: session.id })}
                done={t('account.sessions.closed')}
              />
            ),
          'unnamed',
        ],
      ]}
    />
  );
}
