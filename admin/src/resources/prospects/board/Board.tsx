import { Button } from '@mui/material';
import { useLayoutEffect, useRef, useState } from 'react';
import { useCanAccess, useListContext } from 'react-admin';
import { useApiQuery } from '../../../api/call-api';
import type { ProspectStatus } from '../../../api/types';
import { useNow } from '../../../components/use-now';
import { useText } from '../../../i18n/use-text';
import { useWidth } from '../../../list/use-width';
import type { ListedProspect } from '../prospect-columns';
import { FOLLOW_UPS } from '../prospect-state';
import { StatusReasonDialog } from '../StatusReasonDialog';
import { BoardColumn } from './BoardColumn';
import styles from './board.module.css';
import { BoardContext } from './board-context';
import { useMoves } from './use-moves';

/** Below, one column at a time, px. */
const NARROW = 600;
/** Names of the team change rarely. */
const FRESH_MS = 5 * 60_000;

/** The prospects of the surrounding list by where they stand in the pipeline; a card moves with the mouse, by keys or by its menu. */
export function Board() {
  const { filterValues, sort } = useListContext();
  const now = useNow();
  const { data: team = [] } = useApiQuery('GET admin/colleagues', {}, { staleTime: FRESH_MS });
  const names = new Map(team.map(({ id, name }) => [id, name]));
  return (
    <BoardContext value={{ names, now }}>
      {/* other prospects, or another order: cards lie where the list has them */}
      <Columns key={JSON.stringify([filterValues, sort])} only={filterValues.status} />
    </BoardContext>
  );
}

function Columns({ only }: { only: ProspectStatus | undefined }) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useWidth(box) < NARROW;
  const shown = FOLLOW_UPS.filter((status) => only === undefined || [only].flat().includes(status));
  const [open, setOpen] = useState(shown[0]);
  const [dragged, setDragged] = useState<ListedProspect | null>(null);
  const [over, setOver] = useState<ProspectStatus | null>(null);
  const { canAccess } = useCanAccess({ action: 'edit', resource: 'prospects' });
  const { placed, last, move, forget, asking } = useMoves();
  const drag = (prospect: ListedProspect | null) => {
    setDragged(prospect);
    setOver(null);
  };
  // the keyboard focus stays with the moved card
  useLayoutEffect(() => {
    if (last) box.current?.querySelector<HTMLElement>(`[data-card="${last.id}"] [data-card-link]`)?.focus();
  }, [last]);
  return (
    <>
      <div ref={box} className={`${styles.board} ${isNarrow ? styles.narrow : ''}`}>
        {shown.map((status) => (
          <BoardColumn
            key={status}
            {...{ status, placed, dragged }}
            isTarget={over === status}
            onDrag={drag}
            onOver={setOver}
            onMove={canAccess ? (prospect, to) => move(prospect, to) : undefined}
            onMovedOn={forget}
            fold={isNarrow ? { isOpen: status === open, open: () => setOpen(status) } : null}
          />
        ))}
      </div>
      {asking && <StatusReasonDialog status={asking.status} onClose={asking.cancel} onConfirm={asking.confirm} />}
      {/* in sight wherever the board is scrolled to; nothing of it moves away under the pointer */}
      <div className={styles.said}>
        <p role="status">{last?.words}</p>
        {last?.undo && (
          <Button variant="outlined" size="small" onClick={last.undo}>
            {t('app.list.undo')}
          </Button>
        )}
      </div>
    </>
  );
}
