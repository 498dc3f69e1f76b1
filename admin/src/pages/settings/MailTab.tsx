import { useQuery } from '@tanstack/react-query';
import { useServer } from '../../api/data-provider';
import { Banner } from '../../components/Banner';
import { ClosedWayNotice } from '../../components/ClosedWayNotice';
import { PageTitle } from '../../components/PageTitle';
import { useText } from '../../i18n/use-text';
import { LoadingPage } from '../../layout/LoadingPage';
import { MailAccountForm } from './MailAccountForm';
import { MailTrialSection } from './MailTrialSection';
import { SenderDomainSection } from './SenderDomainSection';
import { SettingsTabs } from './SettingsPage';

/** The server that takes our messages, and whether it does. */
export function MailTab() {
  const t = useText();
  const server = useServer();
  const { data, error, refetch } = useQuery({
    queryKey: ['settings', 'mail-account'],
    queryFn: ({ signal }) => server.getMailAccount(signal),
    refetchOnWindowFocus: false,
  });
  return (
    <>
      <PageTitle>{`${t('settings.tabs.mail')} · ${t('settings.title')}`}</PageTitle>
      <h1>{t('settings.title')}</h1>
      <SettingsTabs />
      {error && <Banner tone="poor">{error.message}</Banner>}
      {!data && !error && <LoadingPage />}
      {data && (
        <>
          <ClosedWayNotice />
          <MailAccountForm key={data.stored?.updated_at ?? 'none'} record={data} onChange={() => void refetch()} />
          <SenderDomainSection record={data} />
          <MailTrialSection record={data} onChange={() => void refetch()} />
        </>
      )}
    </>
  );
}
