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

/** Blocks and unblocks in the server's words; without any, the words for what nobody expected. */
export function useBlocking() {
  const t = useText();
  const notify = useNotify();
  const client = useQueryClient();
  const [create] = useCreate<ChangedBlockedUrl>();
  const [update] = useUpdate<ChangedBlockedUrl>();
  const [isPending, setIsPending] = useState(false);

  /** Answers what went wrong, null after success. */
  const attempt = async (work: () => Promise<unknown>, blocks: boolean): Promise<string | null> => {
    setIsPending(true);
    try {
      const { message } = (await work()) as ChangedBlockedUrl;
      showNotice(message ?? t(blocks ? 'blockedUrls.blocked' : 'blockedUrls.unblocked'));
      void client.invalidateQueries({ queryKey: ['blocked-urls'] });
      return null;
    } catch (error) {
      return saidBy(error) ?? t(blocks ? 'blockedUrls.blockUnexpected' : 'blockedUrls.unblockUnexpected');
    } finally {
      setIsPending(false);
    }
  };

  const block = (data: BlockInput) => attempt(() => create('blocked-urls', { data }, { returnPromise: true }), true);
  const setActive = async (blocked: BlockedUrlRecord, is_active: boolean): Promise<void> => {
    const params = { id: blocked.id, data: { is_active }, previousData: blocked };
    const failure = await attempt(() => update('blocked-urls', params, { mutationMode: 'pessimistic', returnPromise: true }), is_active);
    if (failure) notify(failure, { type: 'error', messageArgs: { _: failure } });
  };
  return { block, setActive, isPending };
}

function saidBy(error: unknown): string | undefined {
  if (!(error instanceof HttpError) || error.status === 0) return undefined;
  return error.body?.errors?.url ?? error.body?.message;
}
