import { Banner } from '../../components/Banner';
import { useMailState } from '../../components/MailOutageBanner';
import { useText } from '../../i18n/use-text';

/** Above the list of e-mails: none can leave, or some did not. */
export function OutgoingMailNotice() {
  const t = useText();
  const { data: state } = useMailState();
  if (!state) return null;
  const { isConfigured, failed, unknown } = state;
  if (isConfigured && failed + unknown === 0) return null;
  const [title, text] = isConfigured
    ? [t('outbox.attention.title'), t('outbox.attention.text', { failed, unknown })]
    : [t('outbox.notConfigured.title'), t('outbox.notConfigured.text')];
  return (
    <div className="mb-4">
      <Banner tone="fair" title={title}>
        {text}
      </Banner>
    </div>
  );
}
