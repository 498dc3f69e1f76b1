import { Button } from '@mui/material';
import { Link } from 'react-router';
import { useApiQuery } from '../../api/call-api';
import type { ReadinessLine } from '../../api/types';
import { Banner } from '../../components/Banner';
import { PageHead } from '../../components/PageHead';
import { QueryContent } from '../../components/QueryContent';
import { Status } from '../../components/Status';
import { Table } from '../../components/Table';
import { useText } from '../../i18n/use-text';
import { MailTest } from './MailTest';

/** The checks before the first e-mail is sent; each problem with its remedy. */
export function ReadinessPage() {
  const t = useText();
  const query = useApiQuery('GET admin/readiness', {}, { staleTime: 0, gcTime: 0 });
  const { data, isFetching, refetch } = query;
  const again = (
    <Button variant="outlined" disabled={isFetching} onClick={() => void refetch()}>
      {t('tools.readiness.again')}
    </Button>
  );
  const faults = data?.checks.filter(({ ok }) => !ok).length ?? 0;
  return (
    <>
      <PageHead title={t('tools.readiness.title')} lead={t('tools.readiness.lead')} action={again} />
      <QueryContent query={query}>
        {({ isReady, checks }) => (
          <>
            <Banner tone={isReady ? 'good' : 'fair'}>
              {isReady ? t('tools.readiness.ready') : t('tools.readiness.notReady', { smart_count: faults })}
            </Banner>
            <Table
              label={t('tools.readiness.title')}
              rows={checks}
              rowKey={({ name }) => name}
              columns={[
                [t('tools.readiness.point'), ({ title }) => title],
                [
                  t('tools.state'),
                  ({ ok }) => <Status tone={ok ? 'good' : 'poor'}>{t(ok ? 'tools.readiness.good' : 'tools.readiness.bad')}</Status>,
                  'nowrap',
                ],
                [t('tools.readiness.found'), (line) => <Found {...line} />, 'words'],
              ]}
            />
            <MailTest onEnd={() => void refetch()} />
          </>
        )}
      </QueryContent>
    </>
  );
}

/** What was found; of a fault, what to do and where. */
function Found({ title, ok, found, todo, link }: ReadinessLine) {
  const t = useText();
  return (
    <>
      {found}
      {!ok && <div>{todo}</div>}
      {!ok && link && (
        <Link className="quiet block" to={link} aria-label={`${t('tools.readiness.open')}\u202f: ${title}`}>
          {t('tools.readiness.open')}
        </Link>
      )}
    </>
  );
}
