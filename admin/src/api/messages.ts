import { postJson } from './http-client';
import type { MessageRecord } from './types';

/** What the messages’ screen asks for beside the usual records. */
export const messageCalls = {
  resetMessage: (id: string) => postJson<MessageRecord>(`/api/admin/messages/${encodeURIComponent(id)}/reset`),
};
