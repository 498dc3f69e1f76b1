import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { isClosedStatus } from '../../../../../backend/src/rules/pipeline.rules';
import type { ProspectStatus } from '../../../api/types';
import { useAction } from '../../../components/use-action';
import { useText } from '../../../i18n/use-text';
import type { ListedProspect } from '../prospect-columns';
import type { Placed } from './layout';
import { countIn } from './use-board-column';

/** The last move, and its undo. */
interface Said {
  id: string;
  words: string;
  undo?: () => void;
}

interface MoveOptions {
  isUndo?: boolean;
  /** Why it is won or rejected. */
  reason?: string;
}

/** Moves cards at once, saves the move, and reverts it when the server rejects it. */
export function useMoves() {
  const t = useText();
  const server = useDataProvider();
  const client = useQueryClient();
  const { perform } = useAction();
  const [placed, setPlaced] = useState<readonly Placed[]>([]);
  const [last, setLast] = useState<Said | null>(null);
  const [asked, setAsked] = useState<{ prospect: ListedProspect; to: ProspectStatus } | null>(null);
  const underWay = useRef(new Map<string, Promise<unknown>>());

  const put = (prospect: ListedProspect, [from, status]: [ProspectStatus, ProspectStatus]) => {
    countIn(client, from, -1);
    countIn(client, status, 1);
    setPlaced((cards) => [{ prospect, status, since: null }, ...cards.filter((card) => card.prospect.id !== prospect.id)]);
  };
  const settle = ({ id, status, updated_at: since }: ListedProspect) =>
    setPlaced((cards) => cards.map((card) => (card.prospect.id === id && card.status === status ? { ...card, since } : card)));
  const forget = useCallback((ids: readonly string[]) => {
    setPlaced((cards) => cards.filter(({ prospect }) => !ids.includes(prospect.id)));
  }, []);

  const move = (prospect: ListedProspect, to: ProspectStatus, { isUndo = false, reason }: MoveOptions = {}): void => {
    const { id, status: from } = prospect;
    if (from === to) return;
    if (isClosedStatus(to) && !isUndo && reason === undefined) {
      setAsked({ prospect, to });
      return;
    }
    const words = t('board.moved', { name: prospect.company, status: t(`prospects.status.${to}`) });
    const undo = () => move({ ...prospect, status: to }, from, { isUndo: true });
    const write = async () => {
      const update = async () =>
        settle((await server.update('prospects', { id, data: { status: to, status_reason: reason }, previousData: prospect })).data);
      if (await perform(update, { failed: (message) => message ?? t('prospects.show.statusFailed') })) return;
      put(prospect, [to, from]);
      setLast({ id, words: t('board.refused', { name: prospect.company, status: t(`prospects.status.${from}`) }) });
    };
    put(prospect, [from, to]);
    setLast({ id, words, ...(!isUndo && { undo }) });
    // one after the other for each card, so that the last move is the one that stays
    underWay.current.set(id, (underWay.current.get(id) ?? Promise.resolve()).then(write));
  };
  /** A prospect to be won or rejected with a reason, and the callback. */
  const asking = asked && {
    status: asked.to,
    cancel: () => setAsked(null),
    confirm: (reason: string) => move(asked.prospect, asked.to, { reason }),
  };
  return { placed, last, move, forget, asking };
}
