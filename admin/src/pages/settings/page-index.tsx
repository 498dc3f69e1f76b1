import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useText } from '../../i18n/use-text';
import styles from './settings.module.css';

type Titles = ReadonlyMap<string, string>;
type Enter = (id: string, title: string) => () => void;

const IndexContext = createContext<Enter>(() => () => undefined);

/** Registers a section in the index of its page while it is mounted. */
export function useInIndex(id: string, title: string): void {
  const enter = useContext(IndexContext);
  useEffect(() => enter(id, title), [enter, id, title]);
}

/** A page of sections: an index of them on top, and the way to the one, or to the field, that the address names after `#`. */
export function IndexedPage({ head, children }: { head: ReactNode; children: ReactNode }) {
  const [titles, setTitles] = useState<Titles>(new Map());
  const [enter] = useState<Enter>(() => (id: string, title: string) => {
    setTitles((before) => new Map(before).set(id, title));
    return () => setTitles((before) => new Map([...before].filter(([other]) => other !== id)));
  });
  const page = useRef<HTMLDivElement>(null);
  useLanding(page);
  return (
    <IndexContext value={enter}>
      {head}
      <PageIndex titles={titles} />
      <div ref={page}>{children}</div>
    </IndexContext>
  );
}

/** Fewer are seen at once. */
const WORTH_AN_INDEX = 4;

function PageIndex({ titles }: { titles: Titles }) {
  const t = useText();
  if (titles.size < WORTH_AN_INDEX) return null;
  return (
    <nav className={styles.index} aria-label={t('settings.index')}>
      <ul>
        {[...titles].map(([id, title]) => (
          <li key={id}>
            <Link to={{ hash: id }}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Goes to the field or section of the address as soon as it is shown: settings come when the server has answered. */
function useLanding(page: { current: HTMLElement | null }): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const name = decodeURIComponent(hash.slice(1));
    const root = page.current;
    if (!name || !root || !key) return;
    const land = (): boolean => {
      const place = root.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"], [id="${CSS.escape(name)}"]`);
      if (!place || place.closest('[hidden]')) return false;
      place.scrollIntoView({ block: place.matches('section') ? 'start' : 'center' });
      place.focus({ preventScroll: true });
      // whoever came to change it types the new one over it
      if (place instanceof HTMLInputElement && place.type !== 'checkbox') place.select();
      return true;
    };
    if (land()) return;
    const watch = new MutationObserver(() => land() && watch.disconnect());
    watch.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['hidden'] });
    return () => watch.disconnect();
  }, [hash, key, page]);
}
