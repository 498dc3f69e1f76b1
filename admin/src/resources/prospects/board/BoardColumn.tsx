import { type DragEvent, useEffect, useId } from 'react';
import type { ProspectStatus } from '../../../api/types';
import { Icon } from '../../../components/Icon';
import { LoadFailure } from '../../../components/LoadFailure';
import { integer } from '../../../format/format';
import { useText } from '../../../i18n/use-text';
import type { ListedProspect } from '../prospect-columns';
import { BoardCard } from './BoardCard';
import styles from './board.module.css';
import { cardsOf, movedOn, type Placed } from './layout';
import { MORE, useBoardColumn } from './use-board-column';

export interface ColumnProps {
  status: ProspectStatus;
  placed: readonly Placed[];
  /** The card under the mouse, from whichever column. */
  dragged: ListedProspect | null;
  isTarget: boolean;
  onDrag: (prospect: ListedProspect | null) => void;
  onOver: (status: ProspectStatus | null) => void;
  onMove: ((prospect: ListedProspect, to: ProspectStatus) => void) | undefined;
  onMovedOn: (ids: readonly string[]) => void;
  /** On a phone, where one column is open at a time: whether it is this one, and what opens it. */
  fold: { isOpen: boolean; open: () => void } | null;
}

/** The prospects of one status, 25 at first, and how many there are in all. */
export function BoardColumn({ status, placed, dragged, isTarget, onDrag, onOver, onMove, onMovedOn, fold }: ColumnProps) {
  const id = useId();
  const t = useText();
  const column = useBoardColumn(status);
  const { loaded, total } = column;
  const cards = cardsOf(status, loaded, placed);
  const gone = movedOn(status, loaded, placed).join(' ');
  useEffect(() => {
    if (gone) onMovedOn(gone.split(' '));
  }, [gone, onMovedOn]);
  const onDragOver = (event: DragEvent) => {
    if (!dragged || dragged.status === status) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
    onOver(status);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    if (dragged) onMove?.(dragged, status);
    onDrag(null);
  };
  return (
    <section
      className={`${styles.column} ${isTarget ? styles.target : ''}`}
      aria-labelledby={id}
      data-column={status}
      onDragOver={onDragOver}
      onDragLeave={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget as Node | null) && onOver(null)}
      onDrop={onDrop}
    >
      <ColumnHead id={id} status={status} total={total} fold={fold} />
      {fold?.isOpen !== false && (
        <>
          {column.error && <LoadFailure title={t('app.list.errorTitle')} onRetry={() => void column.refetch()} />}
          <ul className={styles.cards}>
            {cards.map((prospect) => (
              <BoardCard key={prospect.id} prospect={prospect} onMove={onMove} onDrag={onDrag} />
            ))}
          </ul>
          {total === 0 && cards.length === 0 && <p className="grey">{t('board.empty')}</p>}
          {column.hasNextPage && total !== undefined && (
            <button
              type="button"
              className="text-button"
              aria-disabled={column.isFetchingNextPage}
              onClick={() => void column.fetchNextPage()}
            >
              {t('board.more', { smart_count: Math.min(MORE, total - loaded.length) })}
            </button>
          )}
        </>
      )}
    </section>
  );
}

interface ColumnHeadProps extends Pick<ColumnProps, 'status' | 'fold'> {
  id: string;
  total: number | undefined;
}

function ColumnHead({ id, status, total, fold }: ColumnHeadProps) {
  const t = useText();
  const words = (
    <>
      {t(`prospects.status.${status}`)} <span className={styles.count}>{total === undefined ? '–' : integer(total)}</span>
    </>
  );
  return (
    <h2 id={id} className={styles.head}>
      {fold ? (
        <button type="button" aria-expanded={fold.isOpen} onClick={fold.open}>
          {words}
          <Icon name={fold.isOpen ? 'down' : 'next'} />
        </button>
      ) : (
        words
      )}
    </h2>
  );
}
