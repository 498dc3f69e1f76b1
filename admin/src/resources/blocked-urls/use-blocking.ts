import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useCreate, useNotify, useUpdate } from 'react-admin';
import type { BlockedUrlRecord, ChangedBlockedUrl } from '../../api/types';
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

/** Blocks, corrects and unblocks in the server's words; without any, the words for what nobody expected. */
export function useBlocking() {
  const t = useText();
  const notify = useNotify();
  const client = useQueryClient();
  const [create] = useCreate<ChangedBlockedUrl>();
  const [update] = useUpdate<ChangedBlockedUrl>();
  const [isPending, setIsPending] = useState(false);

  /** Answers what went wrong, null after success. */
  const attempt = async (change: keyof typeof WORDS, work: () => Promise<unknown>): Promise<string | null> => {
    setIsPending(true);
    try {
      const { message } = (await work()) as ChangedBlockedUrl;
      showNotice(message ?? t(WORDS[change].done));
      void client.invalidateQueries({ queryKey: ['blocked-urls'] });
      return null;
    } catch (error) {
      return saidBy(error) ?? t(WORDS[change].unexpected);
    } finally {
      setIsPending(false);
    }
  };

  const put = (previousData: BlockedUrlRecord, data: Partial<BlockedUrlRecord>) =>
    update('blocked-urls', { id: previousData.id, data, previousData }, { mutationMode: 'pessimistic', returnPromise: true });
  const block = (data: BlockInput) => attempt('block', () => create('blocked-urls', { data }, { returnPromise: true }));
  const correct = (blocked: BlockedUrlRecord, data: BlockInput) => attempt('correct', () => put(blocked, data));
  const setActive = async (blocked: BlockedUrlRecord, is_active: boolean): Promise<void> => {
    const failure = await attempt(is_active ? 'block' : 'unblock', () => put(blocked, { is_active }));
    if (failure) notify(failure, { type: 'error', messageArgs: { _: failure } });
  };
  return { block, correct, setActive, isPending };
}

function saidBy(error: unknown): string | undefined {
  if (!(error instanceof HttpError) || error.status === 0) return undefined;
  return error.body?.errors?.url ?? error.body?.message;
}
