import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useServer } from '../../api/data-provider';
import { Banner } from '../../components/Banner';
import { Status } from '../../components/Status';
import { useText } from '../../i18n/use-text';
import { LoadingPage } from '../../layout/LoadingPage';
import { MailTest } from './MailTest';
import { ToolFailure, ToolPage, ToolTable } from './ToolPage';
import styles from './tools.module.css';

/** What has to be right before the first letter leaves; each fault with what to do and where. */
export function ReadinessPage() {
  const t = useText();
  const server = useServer();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['tools', 'readiness'],
    queryFn: server.getReadiness,
    staleTime: 0,
    gcTime: 0,
  });
  const again = (
    <Button variant="outlined" disabled={isFetching} onClick={() => void refetch()}>
      {t('tools.readiness.again')}
    </Button>
  );
  const faults = data?.checks.filter(({ ok }) => !ok).length ?? 0;
  return (
    <ToolPage title={t('tools.readiness.title')} lead={t('tools.readiness.lead')} action={again}>
      {error && <ToolFailure error={error} onRetry={refetch} />}
      {!data && !error && <LoadingPage />}
      {data && (
        <>
          <Banner tone={data.isReady ? 'good' : 'fair'}>
            {data.isReady ? t('tools.readiness.ready') : t('tools.readiness.notReady', { smart_count: faults })}
          </Banner>
          <ToolTable
            label={t('tools.readiness.title')}
            columns={[[t('tools.readiness.point')], [t('tools.state')], [t('tools.readiness.found')]]}
          >
            {data.checks.map(({ name, title, ok, found, todo, link }) => (
              <tr key={name}>
                <th scope="row">{title}</th>
                <td className={styles.together}>
                  <Status tone={ok ? 'good' : 'poor'}>{t(ok ? 'tools.readiness.good' : 'tools.readiness.bad')}</Status>
                </td>
                <td className={styles.words}>
                  {found}
                  {!ok && <div>{todo}</div>}
                  {!ok && link && (
                    <Link className={styles.sub} to={link} aria-label={`${t('tools.readiness.open')}\u202f: ${title}`}>
                      {t('tools.readiness.open')}
                    </Link>
                  )}
                </td>
              </tr>
            ))}
          </ToolTable>
          <MailTest onEnd={() => void refetch()} />
        </>
      )}
    </ToolPage>
  );
}
