import { useApiQuery } from '../../api/call-api';
import { Banner } from '../../components/Banner';
import { MailOutageBanner } from '../../components/MailOutageBanner';
import { LoadingPage } from '../../layout/LoadingPage';
import { MailAccountForm } from './MailAccountForm';
import { MailboxSection } from './MailboxSection';
import { MailTestSection } from './MailTestSection';
import { IndexedPage } from './page-index';
import { SenderDomainSection } from './SenderDomainSection';
import { SettingsHead } from './SettingsPage';

/** The server that takes our messages, and whether it does. */
export function MailTab() {
  const { data, error, refetch } = useApiQuery('GET admin/mail-account', {}, { refetchOnWindowFocus: false });
  return (
    <IndexedPage head={<SettingsHead tab="mail" />}>
      {error && <Banner tone="poor">{error.message}</Banner>}
      {!data && !error && <LoadingPage />}
      {data && (
        <>
          <MailOutageBanner />
          <MailAccountForm key={data.stored?.updated_at ?? 'none'} record={data} onChange={() => void refetch()} />
          <SenderDomainSection record={data} />
          <MailTestSection record={data} onChange={() => void refetch()} />
          <MailboxSection />
        </>
      )}
    </IndexedPage>
  );
}
