import { type ContextType, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { FreshRows } from './fresh-rows';
import styles from './newest.module.css';
import { isNews } from './news';
import { type Following, useNews } from './use-news';

const NONE: ReadonlySet<unknown> = new Set();

/** A list that says what has happened elsewhere, and shows it when it is asked to: no row moves by itself. */
export function Newest({ followMs, children }: { followMs?: Following; children: ReactNode }) {
  const { news, show } = useNews(followMs);
  const [fresh, setFresh] = useState(NONE as ContextType<typeof FreshRows>);
  const { data, total } = useListContext();
  const box = useRef<HTMLDivElement>(null);
  /** What was shown when somebody pressed the button with a key. */
  const pressedAt = useRef<unknown[]>(null);
  const onShow = async ({ detail }: MouseEvent) => {
    pressedAt.current = detail === 0 ? [data, total] : null;
    setFresh(new Set(news.ids));
    await show();
  };
  // the button is gone: whoever pressed it with a key goes on from what it has shown
  useEffect(() => {
    if (!pressedAt.current || (pressedAt.current[0] === data && pressedAt.current[1] === total)) return;
    pressedAt.current = null;
    focusFirst(box.current, data?.find(({ id }) => fresh.has(id))?.id);
  }, [fresh, data, total]);
  return (
    <FreshRows value={fresh}>
      <div className={styles.place} aria-live="polite">
        {isNews(news) && <NewsButton news={news} onShow={onShow} />}
      </div>
      <div ref={box}>{children}</div>
    </FreshRows>
  );
}

function focusFirst(box: HTMLElement | null, id: unknown): void {
  const rows = [...(box?.querySelectorAll<HTMLElement>('[data-row-id]') ?? [])];
  const row = rows.find(({ dataset }) => dataset.rowId === String(id)) ?? rows[0];
  (row?.querySelector<HTMLElement>('[data-row-link]') ?? row?.querySelector<HTMLElement>('a, button, input'))?.focus();
}

interface NewsButtonProps {
  news: ReturnType<typeof useNews>['news'];
  onShow: (event: MouseEvent) => void;
}

function NewsButton({ news, onShow }: NewsButtonProps) {
  const t = useText();
  const words = (['added', 'changed', 'removed'] as const)
    .filter((kind) => news[kind] > 0)
    .map((kind) => t(`app.list.news.${kind}`, { smart_count: news[kind] }));
  return (
    // the mouse leaves the focus where it is: in a field, or in a row
    <button type="button" className={styles.news} onMouseDown={(event) => event.preventDefault()} onClick={onShow}>
      <span>{words.join(' · ')}</span> <span className={styles.show}>{t('app.list.news.show')}</span>
    </button>
  );
}
