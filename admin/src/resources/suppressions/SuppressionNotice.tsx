import { useQuery } from '@tanstack/react-query';
import { CanAccess } from 'react-admin';
import { useServer } from '../../api/data-provider';
import type { SuppressionRecord } from '../../api/types';
import { Banner } from '../../components/Banner';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';

/** Says that somebody is not to be written to, wherever their record is opened: an import may have brought them back. */
export function SuppressionNotice({ email }: { email: string }) {
  return (
    <CanAccess action="list" resource="suppressions" accessDenied={null}>
      <Notice email={email} />
    </CanAccess>
  );
}

function Notice({ email }: { email: string }) {
  const t = useText();
  const server = useServer();
  const { date } = useFormat();
  const { data } = useQuery({
    queryKey: ['suppressions', 'of', email],
    queryFn: () =>
      server.getList<SuppressionRecord>('suppressions', {
        filter: { q: email },
        pagination: { page: 1, perPage: 2 },
        sort: { field: 'created_at', order: 'DESC' },
      }),
    retry: false,
  });
  const entry = data?.data.find(({ scope }) => scope === 'all') ?? data?.data[0];
  if (!entry) return null;
  const words = {
    reason: t(`campaigns.suppressions.reason.${entry.reason}`),
    scope: t(`campaigns.suppressions.scope.${entry.scope}`),
    date: date(entry.created_at),
  };
  return (
    <Banner tone="fair" title={t('campaigns.suppressions.notice')}>
      {t('campaigns.suppressions.noticeText', words)}
    </Banner>
  );
}
