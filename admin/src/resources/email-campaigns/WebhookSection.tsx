import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../../api/data-provider';
import { Banner } from '../../components/Banner';
import { CopyButton } from '../../components/CopyButton';
import { dateTime, integer } from '../../format/format';
import { useText } from '../../i18n/use-text';
import styles from '../campaigns/campaigns.module.css';
import { useServerChange } from '../campaigns/use-server-change';

/** Where the provider reports events; the address holds a secret, so only administrators see it. */
export function WebhookSection() {
  const t = useText();
  const server = useServer();
  const { change, isPending } = useServerChange();
  const { data, error, refetch } = useQuery({ queryKey: ['email-webhook'], queryFn: ({ signal }) => server.getWebhook({ signal }) });
  const configure = () =>
    void change(
      async () => {
        const { registered } = await server.configureWebhook();
        return t(registered > 0 ? 'campaigns.provider.webhookDone' : 'campaigns.provider.webhookNothing');
      },
      (message) => t('campaigns.provider.webhookFailed', { message }),
    );
  const renew = () =>
    void change(async () => {
      await server.renewWebhook();
      await refetch();
      return null;
    });
  return (
    <section className={styles.section}>
      <h2>{t('campaigns.provider.webhook')}</h2>
      <p>{t('campaigns.provider.webhookText')}</p>
      {error && <Banner tone="poor">{error.message}</Banner>}
      {data && (
        <>
          <code className={styles.address}>{data.url}</code>
          <p className={styles.help}>
            {data.lastEventAt
              ? t('campaigns.provider.webhookLast', { date: dateTime(data.lastEventAt), count: integer(data.events) })
              : t('campaigns.provider.webhookNever')}
          </p>
          {!data.keyStored && <Banner tone="fair">{t('campaigns.provider.noKey')}</Banner>}
          <div className={styles.actions}>
            <CopyButton text={data.url} />
            <Button variant="outlined" disabled={isPending || !data.keyStored} onClick={configure}>
              {t('campaigns.provider.webhookSubmit')}
            </Button>
            <Button disabled={isPending} onClick={renew}>
              {t('campaigns.provider.webhookRenew')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
