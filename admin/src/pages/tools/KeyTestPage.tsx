import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../../api/data-provider';
import { Status } from '../../components/Status';
import { useText } from '../../i18n/use-text';
import { LoadingPage } from '../../layout/LoadingPage';
import { ToolFailure, ToolPage, ToolTable } from './ToolPage';
import styles from './tools.module.css';

/** The keys as their table has them and as those that call a vendor get them. */
export function KeyTestPage() {
  const t = useText();
  const server = useServer();
  const { data, error, refetch } = useQuery({ queryKey: ['tools', 'keys'], queryFn: () => server.getKeyViews(), staleTime: 0 });
  const refresh = (
    <Button variant="outlined" onClick={() => void refetch()}>
      {t('tools.refresh')}
    </Button>
  );
  return (
    <ToolPage title={t('tools.api.title')} lead={t('tools.api.lead')} action={refresh}>
      {error && <ToolFailure error={error} onRetry={refetch} />}
      {!data && !error && <LoadingPage />}
      {data && (
        <ToolTable
          label={t('tools.api.title')}
          columns={[[t('tools.api.service')], [t('tools.api.row')], [t('tools.api.keyService')], [t('tools.api.verdict')]]}
        >
          {data.map(({ service, row, key_service, agree, remark }) => (
            <tr key={service}>
              <th scope="row">{t(`settings.keys.services.${service}`)}</th>
              <td>
                {row ? (
                  <>
                    <span className={styles.mono}>{row.masked}</span>
                    <span className={styles.sub}>
                      {t(row.encrypted ? 'tools.api.encrypted' : 'tools.api.plain', { length: row.length })}
                    </span>
                  </>
                ) : (
                  <span className={styles.grey}>{t('tools.api.noKey')}</span>
                )}
              </td>
              <td>
                {key_service ? (
                  <>
                    <span className={styles.mono}>{key_service.masked}</span>
                    <span className={styles.sub}>{t('tools.api.length', { length: key_service.length })}</span>
                  </>
                ) : (
                  <span className={styles.grey}>{t(row ? 'tools.api.unreadable' : 'tools.api.noKey')}</span>
                )}
              </td>
              <td className={styles.words}>
                {agree !== null && <Status tone={agree ? 'good' : 'poor'}>{t(agree ? 'tools.api.agree' : 'tools.api.differ')}</Status>}
                {remark && <span className={styles.sub}>{remark}</span>}
              </td>
            </tr>
          ))}
        </ToolTable>
      )}
    </ToolPage>
  );
}
