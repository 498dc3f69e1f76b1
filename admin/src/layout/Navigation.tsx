import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { CanAccess, useStore } from 'react-admin';
import { Link, NavLink, useLocation } from 'react-router';
import { Icon } from '../components/Icon';
import { useText } from '../i18n/use-text';
import { ViewLinks } from '../resources/prospects/views/ViewLinks';
import { AccountMenu } from './AccountMenu';
import styles from './layout.module.css';
import { groups, type MenuEntry, type MenuGroup, overview } from './menu-entries';
import { Version } from './Version';
import { WaitingCount } from './WaitingCount';

/** Px of a view's line, which keeps its place until it comes. */
const VIEW_HEIGHT = 28;

type OnNavigate = (() => void) | undefined;

/** What a day needs least. */
const CLOSED_AT_FIRST = ['contents', 'tools'];

export function Brand() {
  return (
    <p className={styles.brand}>
      <Link to="/">SmartIndex</Link>
    </p>
  );
}

/** The main navigation, with the account at its foot. */
export function Navigation({ onNavigate }: { onNavigate?: OnNavigate }) {
  const t = useText();
  const entries = useRef<HTMLDivElement>(null);
  useScrollToCurrentEntry(entries);
  return (
    <>
      <nav aria-label={t('app.menu.label')}>
        <div ref={entries}>
          <ul className="mb-4">
            <Entries entries={overview} onNavigate={onNavigate} />
          </ul>
          {groups.map((group) => (
            <Group key={group.key} group={group} onNavigate={onNavigate} />
          ))}
        </div>
      </nav>
      <div className={styles.account}>
        <AccountMenu />
        <Version />
      </div>
    </>
  );
}

const USER_INPUT = ['pointerdown', 'wheel', 'keydown'] as const;

/** Scrolls to the current entry when entries load or the window is resized. Stops at the first input of the user. */
function useScrollToCurrentEntry(entries: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const menu = entries.current;
    if (!menu || !pathname) return;
    const watcher = new ResizeObserver(() => menu.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' }));
    for (const box of [menu, menu.parentElement]) if (box) watcher.observe(box);
    const end = () => watcher.disconnect();
    for (const input of USER_INPUT) menu.addEventListener(input, end, { once: true, passive: true });
    return () => {
      end();
      for (const input of USER_INPUT) menu.removeEventListener(input, end);
    };
  }, [entries, pathname]);
}

/** Opened and closed by its name, which this computer remembers; without an entry that one may see it is not there at all. */
function Group({ group: { key, entries }, onNavigate }: { group: MenuGroup; onNavigate: OnNavigate }) {
  const t = useText();
  const id = useId();
  const { pathname } = useLocation();
  const [closed, setClosed] = useStore<string[]>('menu.closed', CLOSED_AT_FIRST);
  const isOpen = !closed.includes(key);
  const shown = isOpen ? entries : entries.filter(({ to }) => isAt(pathname, to));
  return (
    <CanAccessAny resources={entries.map(({ resource }) => resource)}>
      <div className={styles.group}>
        <button
          type="button"
          id={id}
          aria-expanded={isOpen}
          onClick={() => setClosed(isOpen ? [...closed, key] : closed.filter((name) => name !== key))}
        >
          {t(`app.menu.group.${key}`)}
          <Icon name="next" />
        </button>
        {shown.length > 0 && (
          <ul aria-labelledby={id}>
            <Entries entries={shown} onNavigate={onNavigate} />
          </ul>
        )}
      </div>
    </CanAccessAny>
  );
}

function Entries({ entries, onNavigate }: { entries: MenuEntry[]; onNavigate: OnNavigate }) {
  return entries.map((entry) => (
    <CanAccess key={entry.to} action="list" resource={entry.resource}>
      <li>
        <Entry entry={entry} onNavigate={onNavigate} />
        {entry.resource === 'prospects' && <Views onNavigate={onNavigate} />}
      </li>
    </CanAccess>
  ));
}

function Views({ onNavigate }: { onNavigate: OnNavigate }) {
  const [place] = useStore('menu.views', 0);
  return (
    <div style={{ minHeight: place * VIEW_HEIGHT }}>
      <ViewLinks onNavigate={onNavigate} />
    </div>
  );
}

/** Shows what is in it to those who may list one of these. */
function CanAccessAny({ resources, children }: { resources: string[]; children: ReactNode }) {
  const [resource, ...others] = [...new Set(resources)];
  if (!resource) return null;
  return (
    <CanAccess action="list" resource={resource} accessDenied={<CanAccessAny resources={others}>{children}</CanAccessAny>}>
      {children}
    </CanAccess>
  );
}

const isAt = (pathname: string, to: string): boolean => pathname === to || pathname.startsWith(`${to}/`);

function Entry({ entry: { to, label, resource }, onNavigate }: { entry: MenuEntry; onNavigate: OnNavigate }) {
  const t = useText();
  return (
    <NavLink to={to} end={to === '/'} className={styles.entry} onClick={onNavigate}>
      {t(label)}
      <WaitingCount resource={resource} />
    </NavLink>
  );
}
