import { type ContextType, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { isDifferent } from './compare-pages';
import { HighlightedRows } from './highlighted-rows';
import styles from './list-updates.module.css';
import { type PollInterval, useListUpdates } from './use-list-updates';

const NONE: ReadonlySet<unknown> = new Set();

/** Polls the list and announces what colleagues have changed. A click shows it, so that no row moves by itself. */
export function ListUpdates({ pollMs, children }: { pollMs?: PollInterval; children: ReactNode }) {
  const { news, show } = useListUpdates(pollMs);
  const [highlighted, setHighlighted] = useState(NONE as ContextType<typeof HighlightedRows>);
  const { data, total } = useListContext();
  const box = useRef<HTMLDivElement>(null);
  /** The page that was shown when the button was pressed by keyboard. */
  const pressedAt = useRef<unknown[]>(null);
  const onShow = async ({ detail }: MouseEvent) => {
    pressedAt.current = detail === 0 ? [data, total] : null;
    setHighlighted(new Set(news.ids));
    await show();
  };
  // the button disappears: the keyboard focus moves to the first new row
  useEffect(() => {
    if (!pressedAt.current || (pressedAt.current[0] === data && pressedAt.current[1] === total)) return;
    pressedAt.current = null;
    focusFirst(box.current, data?.find(({ id }) => highlighted.has(id))?.id);
  }, [highlighted, data, total]);
  return (
    <HighlightedRows value={highlighted}>
      <div className={styles.place} aria-live="polite">
        {isDifferent(news) && <UpdatesButton news={news} onShow={onShow} />}
      </div>
      <div ref={box}>{children}</div>
    </HighlightedRows>
  );
}

function focusFirst(box: HTMLElement | null, id: unknown): void {
  const rows = [...(box?.querySelectorAll<HTMLElement>('[data-row-id]') ?? [])];
  const row = rows.find(({ dataset }) => dataset.rowId === String(id)) ?? rows[0];
  (row?.querySelector<HTMLElement>('[data-row-link]') ?? row?.querySelector<HTMLElement>('a, button, input'))?.focus();
}

interface UpdatesButtonProps {
  news: ReturnType<typeof useListUpdates>['news'];
  onShow: (event: MouseEvent) => void;
}

function UpdatesButton({ news, onShow }: UpdatesButtonProps) {
  const t = useText();
  const words = (['added', 'changed', 'removed'] as const)
    .filter((kind) => news[kind] > 0)
    .map((kind) => t(`app.list.news.${kind}`, { smart_count: news[kind] }));
  return (
    // a mouse click keeps the focus in its field or row
    <button type="button" className={styles.news} onMouseDown={(event) => event.preventDefault()} onClick={onShow}>
      <span>{words.join(' · ')}</span> <span className={styles.show}>{t('app.list.news.show')}</span>
    </button>
  );
}
