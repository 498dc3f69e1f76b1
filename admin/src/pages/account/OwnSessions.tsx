import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { browserName } from '../../api/browser-name';
import { useServer } from '../../api/data-provider';
import { askAgain } from '../../api/session';
import type { OwnSession } from '../../api/types';
import { LoadFailure } from '../../components/LoadFailure';
import { showNotice } from '../../components/notice';
import { Part } from '../../components/Part';
import { useSaveFailure } from '../../components/use-save-failure';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import styles from './account.module.css';

/** Where one is signed in; each session can be ended, or all at once. */
export function OwnSessions() {
  const t = useText();
  const server = useServer();
  const onError = useSaveFailure('account.sessions.title');
  const { data, error, refetch } = useQuery({ queryKey: ['own-sessions'], queryFn: () => server.getOwnSessions() });

  const act = (call: () => Promise<void>, said: string) => async () => {
    try {
      await call();
      showNotice(said);
      await refetch();
    } catch (failure) {
      onError(failure);
    }
  };
  const close = ({ id }: OwnSession) => act(() => server.closeOwnSession(id), t('account.sessions.closed'));
  /** This session too: the next question says so, and leads to the sign-in page. */
  const closeAll = async () => {
    await server.closeOwnSessions('all').catch(onError);
    await askAgain().catch(() => undefined);
  };

  return (
    <Part title={t('account.sessions.title')} help={t('account.sessions.help')}>
      {error ? (
        <LoadFailure title={t('account.sessions.title')} onRetry={refetch} />
      ) : (
        <>
          <Sessions sessions={data ?? []} onClose={(session) => void close(session)()} />
          <div className={styles.actions}>
            <Button
              variant="outlined"
              onClick={() => void act(() => server.closeOwnSessions('others'), t('account.sessions.othersClosed'))()}
            >
              {t('account.sessions.closeOthers')}
            </Button>
            <Button variant="outlined" onClick={() => void closeAll()}>
              {t('account.sessions.closeAll')}
            </Button>
          </div>
        </>
      )}
    </Part>
  );
}

function Sessions({ sessions, onClose }: { sessions: OwnSession[]; onClose: (session: OwnSession) => void }) {
  const t = useText();
  const { dateTime } = useFormat();
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="sr-only">{t('account.sessions.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('account.sessions.browser')}</th>
            <th scope="col">{t('account.sessions.address')}</th>
            <th scope="col">{t('account.sessions.opened')}</th>
            <th scope="col">{t('account.sessions.used')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {sessions.map((session) => {
            const name = browserName(session.browser) ?? t('account.sessions.unknown');
            return (
              <tr key={session.id}>
                <td>
                  {name}
                  {session.current && <span className={styles.grey}> ({t('account.sessions.current')})</span>}
                </td>
                <td>{session.address}</td>
                <td>{dateTime(session.created_at)}</td>
                <td>{dateTime(session.last_used_at)}</td>
                <td>
                  {!session.current && (
                    <Button
                      variant="text"
                      onClick={() => onClose(session)}
                      aria-label={t('account.sessions.closeNamed', { name: `${name}, ${dateTime(session.last_used_at)}` })}
                    >
                      {t('account.sessions.close')}
                    </Button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
