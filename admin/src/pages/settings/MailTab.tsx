import { useAnswer } from '../../api/ask';
import { Banner } from '../../components/Banner';
import { ClosedWayNotice } from '../../components/ClosedWayNotice';
import { LoadingPage } from '../../layout/LoadingPage';
import { MailAccountForm } from './MailAccountForm';
import { MailboxSection } from './MailboxSection';
import { MailTrialSection } from './MailTrialSection';
import { IndexedPage } from './page-index';
import { SenderDomainSection } from './SenderDomainSection';
import { SettingsHead } from './SettingsPage';

/** The server that takes our messages, and whether it does. */
export function MailTab() {
  const { data, error, refetch } = useAnswer('GET admin/mail-account', {}, { refetchOnWindowFocus: false });
  return (
    <IndexedPage head={<SettingsHead tab="mail" />}>
      {error && <Banner tone="poor">{error.message}</Banner>}
      {!data && !error && <LoadingPage />}
      {data && (
        <>
          <ClosedWayNotice />
          <MailAccountForm key={data.stored?.updated_at ?? 'none'} record={data} onChange={() => void refetch()} />
          <SenderDomainSection record={data} />
          <MailTrialSection record={data} onChange={() => void refetch()} />
          <MailboxSection />
        </>
      )}
    </IndexedPage>
  );
}
