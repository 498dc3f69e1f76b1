import { NavLink, useLocation } from 'react-router';
import page from '../../../components/list-page.module.css';
import { useText } from '../../../i18n/use-text';

const LAYOUTS = [
  ['/prospects', 'board.list'],
  ['/prospects/board', 'board.board'],
] as const;

/** The same prospects as a list or as a board. */
export function LayoutLinks() {
  const t = useText();
  const { search } = useLocation();
  return (
    <nav className={page.layouts} aria-label={t('board.views')}>
      {LAYOUTS.map(([pathname, label]) => (
        <NavLink key={pathname} end className={page.choice} to={{ pathname, search }}>
          {t(label)}
        </NavLink>
      ))}
    </nav>
  );
}
