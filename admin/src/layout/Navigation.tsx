import { CanAccess } from 'react-admin';
import { Link, NavLink } from 'react-router';
import { useText } from '../i18n/use-text';
import { AccountMenu } from './AccountMenu';
import styles from './layout.module.css';
import { menu } from './menu-entries';
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
          <ul key={entries[0]?.to} className={styles.group}>
            {entries.map(({ to, label, resource }) => (
              <CanAccess key={to} action="list" resource={resource}>
                <li>
                  <NavLink to={to} end={to === '/'} className={styles.entry} onClick={onNavigate}>
                    {t(label)}
                    <WaitingCount resource={resource} />
                  </NavLink>
                </li>
              </CanAccess>
            ))}
          </ul>
        ))}
      </nav>
      <div className={styles.account}>
        <AccountMenu />
      </div>
    </>
  );
}
