import type { WebhookEndpointRecord } from '../../api/types';
import { Status } from '../../components/Status';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';

export function EndpointState({ endpoint: { is_active, failing_since } }: { endpoint: WebhookEndpointRecord }) {
  const t = useText();
  if (!is_active) return <Status tone="poor">{t('webhooks.disabled')}</Status>;
  if (failing_since) return <Status tone="fair">{t('webhooks.failing', { date: dateTime(failing_since) })}</Status>;
  return <Status tone="good">{t('webhooks.active')}</Status>;
}
