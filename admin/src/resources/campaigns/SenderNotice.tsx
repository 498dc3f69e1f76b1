import { CanAccess } from 'react-admin';
import { Link } from 'react-router';
import { useApiQuery } from '../../api/call-api';
import { Banner } from '../../components/Banner';
import { useText } from '../../i18n/use-text';

/** Warns before a campaign is written that could not be sent. */
export function SenderNotice() {
  const t = useText();
  const { data } = useApiQuery('GET admin/campaigns/sender', {}, { staleTime: 0 });
  if (!data?.objection) return null;
  const mend = (
    <CanAccess action="list" resource="settings" accessDenied={null}>
      <Link to="/settings/general">{t('campaigns.sender.mend')}</Link>
    </CanAccess>
  );
  return (
    <Banner tone="fair" title={t('campaigns.sender.title')} action={mend}>
      {data.objection}
    </Banner>
  );
}
