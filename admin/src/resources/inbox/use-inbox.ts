import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { callApi, useApiQuery } from '../../api/call-api';
import { statusOf } from '../../api/problem';
import type { InboxItem as QueueItem, InboxOwner as QueueOwner } from '../../api/types';

/** Page size; more prospects are loaded as these are done. */
const READ = 50;
const NEXT_SHOWN = 5;
/** Half of the lease of a claimed prospect. */
const RENEW_MS = 60_000;

/** The state of the inbox: its items, the one that is shown, and the functions that move on. */
export function useInbox(owner: QueueOwner, example: boolean) {
  const queries = useQueryClient();
  const query = useApiQuery('GET admin/queue', { filter: { owner, example }, range: [0, READ - 1] }, { refetchOnWindowFocus: false });
  const summary = useApiQuery('GET admin/queue/summary', {});
  /** Skipped here, or claimed by a colleague. */
  const [passed, setPassed] = useState<readonly string[]>([]);
  /** Done here, before the inbox is reloaded. */
  const [treated, setTreated] = useState<readonly string[]>([]);
  const waiting = query.data?.filter(({ id, claimed_by }) => claimed_by === null && !passed.includes(id) && !treated.includes(id));
  // the item stays until the user leaves it, even when it is no longer first: a note may have ended its reason
  const of = `${owner} ${example}`;
  const [held, setHeld] = useState<{ item: QueueItem; of: string } | null>(null);
  const shown = held?.of === of ? (query.data?.find(({ id }) => id === held.item.id) ?? held.item) : undefined;
  const item = shown ?? waiting?.[0];
  if (item && held?.item !== item) setHeld({ item, of });
  /** Shows the first item again. */
  const release = useCallback(() => setHeld(null), []);
  const pass = useCallback((id: string) => {
    setPassed((before) => [...before, id]);
    setHeld((before) => (before?.item.id === id ? null : before));
  }, []);
  const leave = useCallback((id: string) => {
    setTreated((before) => [...before, id]);
    setHeld(null);
  }, []);
  const bring = useCallback((id: string) => setTreated((before) => before.filter((one) => one !== id)), []);
  const refresh = useCallback(
    () => Promise.all(['queue', 'prospects', 'dashboard'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
    [queries],
  );
  /** Other items with exactly the same flags and no other reason. */
  const alike = (one: QueueItem) => waiting?.filter((other) => other.id !== one.id && isSimilar(one, other)) ?? [];
  useClaim(item?.id, pass);
  return {
    query,
    summary: summary.data,
    item,
    next: waiting?.filter(({ id }) => id !== item?.id).slice(0, NEXT_SHOWN) ?? [],
    hasPassed: passed.length > 0,
    alike,
    pass,
    leave,
    bring,
    refresh,
    restart: () => setPassed([]),
    release,
  };
}

const onlyFlags = ({ prospect, reasons }: QueueItem): string | null =>
  reasons.length === 1 && reasons[0]?.id === 'flags' ? [...prospect.red_flags].sort().join() : null;
const isSimilar = (one: QueueItem, other: QueueItem): boolean => onlyFlags(one) !== null && onlyFlags(one) === onlyFlags(other);

export type Inbox = ReturnType<typeof useInbox>;
export type { QueueItem };

/** Claims the item that is shown; one that a colleague has just claimed is skipped. */
function useClaim(id: string | undefined, onTaken: (id: string) => void): void {
  useEffect(() => {
    if (!id) return;
    const claim = () => callApi('POST admin/queue/:id/claim', { id }).catch((error) => statusOf(error) === 409 && onTaken(id));
    void claim();
    const timer = setInterval(claim, RENEW_MS);
    return () => {
      clearInterval(timer);
      void callApi('DELETE admin/queue/:id/claim', { id }).catch(() => undefined);
    };
  }, [id, onTaken]);
}
