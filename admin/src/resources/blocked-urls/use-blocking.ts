import { useState } from 'react';
import { HttpError, useDataProvider, useRefresh } from 'react-admin';
import type { BlockedUrlRecord, ChangedBlockedUrl } from '../../api/types';
import { useReportError } from '../../components/dialog-errors';
import { showNotice } from '../../components/notice';
import { useText } from '../../i18n/use-text';

export interface BlockInput {
  url: string;
  reason: string;
  notes: string;
}

const WORDS = {
  block: { done: 'blockedUrls.blocked', unexpected: 'blockedUrls.blockUnexpected' },
  correct: { done: 'blockedUrls.corrected', unexpected: 'blockedUrls.correctUnexpected' },
  unblock: { done: 'blockedUrls.unblocked', unexpected: 'blockedUrls.unblockUnexpected' },
} as const;

/** Blocks, edits and unblocks; shows the server's message, or else one for unexpected errors. */
export function useBlocking() {
  const t = useText();
  const reportError = useReportError();
  const server = useDataProvider();
  const refresh = useRefresh();
  const [isPending, setIsPending] = useState(false);

  /** Rejects with the error message; an error of the URL is shown beside its field. */
  const attempt = async (change: keyof typeof WORDS, work: () => Promise<{ data: ChangedBlockedUrl }>): Promise<void> => {
    setIsPending(true);
    try {
      const { message } = (await work()).data;
      showNotice(message ?? t(WORDS[change].done));
      refresh();
    } catch (error) {
      if (error instanceof HttpError && error.status !== 0 && error.body?.message) throw error;
      throw new Error(t(WORDS[change].unexpected));
    } finally {
      setIsPending(false);
    }
  };

  const put = (previousData: BlockedUrlRecord, data: Partial<BlockedUrlRecord>) =>
    server.update<ChangedBlockedUrl>('blocked-urls', { id: previousData.id, data, previousData });
  const block = (data: BlockInput) => attempt('block', () => server.create<ChangedBlockedUrl>('blocked-urls', { data }));
  const correct = (blocked: BlockedUrlRecord, data: BlockInput) => attempt('correct', () => put(blocked, data));
  const setActive = async (blocked: BlockedUrlRecord, is_active: boolean): Promise<void> => {
    await attempt(is_active ? 'block' : 'unblock', () => put(blocked, { is_active })).catch((error: Error) => reportError(error.message));
  };
  return { block, correct, setActive, isPending };
}
