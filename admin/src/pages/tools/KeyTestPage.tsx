import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useApiQuery } from '../../api/call-api';
import { PageHead } from '../../components/PageHead';
import { QueryContent } from '../../components/QueryContent';
import { Status } from '../../components/Status';
import { Table } from '../../components/Table';
import { useText } from '../../i18n/use-text';

/** The keys as their table has them and as those that call a vendor get them. */
export function KeyTestPage() {
  const t = useText();
  const query = useApiQuery('GET admin/tools/api-keys', {}, { staleTime: 0 });
  const refresh = (
    <Button variant="outlined" onClick={() => void query.refetch()}>
      {t('tools.refresh')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('tools.api.title')} lead={t('tools.api.lead')} action={refresh} />
      <QueryContent query={query}>
        {(views) => (
          <Table
            label={t('tools.api.title')}
            rows={views}
            rowKey={({ service }) => service}
            columns={[
              [t('tools.api.service'), ({ service }) => t(`settings.keys.services.${service}`)],
              [
                t('tools.api.row'),
                ({ row }) => (
                  <Key masked={row?.masked} missing={t('tools.api.noKey')}>
                    {row && t(row.encrypted ? 'tools.api.encrypted' : 'tools.api.plain', { length: row.length })}
                  </Key>
                ),
              ],
              [
                t('tools.api.keyService'),
                ({ row, key_service: key }) => (
                  <Key masked={key?.masked} missing={t(row ? 'tools.api.unreadable' : 'tools.api.noKey')}>
                    {key && t('tools.api.length', { length: key.length })}
                  </Key>
                ),
              ],
              [
                t('tools.api.verdict'),
                ({ agree, remark }) => (
                  <>
                    {agree !== null && <Status tone={agree ? 'good' : 'poor'}>{t(agree ? 'tools.api.agree' : 'tools.api.differ')}</Status>}
                    {remark && <span className="quiet block">{remark}</span>}
                  </>
                ),
                'words',
              ],
            ]}
          />
        )}
      </QueryContent>
    </>
  );
}

function Key({ masked, missing, children }: { masked: string | undefined; missing: string; children: ReactNode }) {
  if (masked === undefined) return <span className="grey">{missing}</span>;
  return (
    <>
      <span className="mono">{masked}</span>
      <span className="quiet block">{children}</span>
    </>
  );
}
