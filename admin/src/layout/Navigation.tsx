import { useEffect, useRef } from 'react';
import { CanAccess } from 'react-admin';
import { Link, NavLink, useLocation } from 'react-router';
import { useText } from '../i18n/use-text';
import { AccountMenu } from './AccountMenu';
import styles from './layout.module.css';
import { type MenuEntry, menu } from './menu-entries';
import { Version } from './Version';
import { WaitingCount } from './WaitingCount';

export function Brand() {
  return (
    <p className={styles.brand}>
      <Link to="/">SmartIndex</Link>
    </p>
  );
}

/** The way to every part of the product, in words, and the account at its foot. */
export function Navigation({ onNavigate }: { onNavigate?: () => void }) {
  const t = useText();
  return (
    <>
      <nav aria-label={t('app.menu.label')}>
        {menu.map((entries) => (
          <ul key={entries[0]?.to} className="mb-4">
            {entries.map((entry) => (
              <CanAccess key={entry.to} action="list" resource={entry.resource}>
                <li>
                  <Entry entry={entry} onNavigate={onNavigate} />
                </li>
              </CanAccess>
            ))}
          </ul>
        ))}
      </nav>
      <div className={styles.account}>
        <AccountMenu />
        <Version />
      </div>
    </>
  );
}

function Entry({ entry: { to, label, resource }, onNavigate }: { entry: MenuEntry; onNavigate: (() => void) | undefined }) {
  const t = useText();
  const link = useRef<HTMLAnchorElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    // the list is longer than most screens: where one is stays in sight
    if (pathname && link.current?.ariaCurrent === 'page') link.current.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <NavLink ref={link} to={to} end={to === '/'} className={styles.entry} onClick={onNavigate}>
      {t(label)}
      <WaitingCount resource={resource} />
    </NavLink>
  );
}
