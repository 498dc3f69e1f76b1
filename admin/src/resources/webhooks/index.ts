import type { WebhookEndpointRecord } from '../../api/types';
import { lazyView } from '../../components/lazy-view';

export const webhooks = {
  name: 'webhook-endpoints',
  list: lazyView(() => import('./EndpointList'), 'EndpointList'),
  show: lazyView(() => import('./EndpointShow'), 'EndpointShow'),
  recordRepresentation: ({ url }: WebhookEndpointRecord) => url,
};
