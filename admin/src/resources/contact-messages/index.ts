import type { ContactMessageRecord } from '../../api/types';
import { lazyView } from '../../components/lazy-view';

export const contactMessages = {
  name: 'contact-messages',
  list: lazyView(() => import('./ContactMessageList'), 'ContactMessageList'),
  recordRepresentation: ({ nom }: ContactMessageRecord) => nom,
};
