import { CanAccess } from 'react-admin';
import { useApiQuery } from '../../api/call-api';
import { Banner } from '../../components/Banner';
import { date } from '../../format/format';
import { useText } from '../../i18n/use-text';

/** Warns on every record of a suppressed person: an import may have added them again. */
export function SuppressionNotice({ email }: { email: string }) {
  return (
    <CanAccess action="list" resource="suppressions" accessDenied={null}>
      <Notice email={email} />
    </CanAccess>
  );
}

function Notice({ email }: { email: string }) {
  const t = useText();
  const { data } = useApiQuery(
    'GET admin/suppressions',
    { filter: { q: email }, sort: ['created_at', 'DESC'], range: [0, 1] },
    { retry: false },
  );
  const entry = data?.find(({ scope }) => scope === 'all') ?? data?.[0];
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
