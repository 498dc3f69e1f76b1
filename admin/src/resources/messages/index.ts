import type { MessageRecord } from '../../api/types';
import { lazyView } from '../../components/lazy-view';

export const messages = {
  name: 'messages',
  list: lazyView(() => import('./MessageList'), 'MessageList'),
  recordRepresentation: ({ title }: MessageRecord) => title,
};
