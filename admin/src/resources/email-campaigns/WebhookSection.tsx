import { callApi, useApiQuery } from '../../api/call-api';
import type { WebhookSetup } from '../../api/types';
import { ActionButton } from '../../components/ActionButton';
import { Banner } from '../../components/Banner';
import { CopyButton } from '../../components/CopyButton';
import { QueryContent } from '../../components/QueryContent';
import { dateTime, integer } from '../../format/format';
import { useText } from '../../i18n/use-text';

/** Where the provider reports events; the address holds a secret, so only administrators see it. */
export function WebhookSection() {
  const t = useText();
  return (
    <section className="section">
      <h2>{t('campaigns.provider.webhook')}</h2>
      <p>{t('campaigns.provider.webhookText')}</p>
      <QueryContent query={useApiQuery('GET admin/email-webhook')}>{(setup) => <Webhook setup={setup} />}</QueryContent>
    </section>
  );
}

function Webhook({ setup: { url, lastEventAt, events, keyStored } }: { setup: WebhookSetup }) {
  const t = useText();
  return (
    <>
      <code className="break mono fits">{url}</code>
      <p className="quiet">
        {lastEventAt
          ? t('campaigns.provider.webhookLast', { date: dateTime(lastEventAt), count: integer(events) })
          : t('campaigns.provider.webhookNever')}
      </p>
      {!keyStored && <Banner tone="fair">{t('campaigns.provider.noKey')}</Banner>}
      <div className="row">
        <CopyButton text={url} />
        <ActionButton
          label={t('campaigns.provider.webhookSubmit')}
          disabled={!keyStored}
          run={() => callApi('POST admin/email-webhook')}
          done={({ registered }) => t(registered > 0 ? 'campaigns.provider.webhookDone' : 'campaigns.provider.webhookNothing')}
          failed={(message) => t('campaigns.provider.webhookFailed', { message })}
        />
        <ActionButton variant="text" label={t('campaigns.provider.webhookRenew')} run={() => callApi('POST admin/email-webhook/renew')} />
      </div>
    </>
  );
}
