import { lazyView } from '../../components/lazy-view';
import { senderOf } from './sender';

export const contactMessages = {
  name: 'contact-messages',
  list: lazyView(() => import('./ContactMessageList'), 'ContactMessageList'),
  recordRepresentation: senderOf,
};
