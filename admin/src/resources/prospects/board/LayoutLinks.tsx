import { Button } from '@mui/material';
import { Link, useLocation } from 'react-router';
import { useText } from '../../../i18n/use-text';

const LAYOUTS = [
  ['/prospects', 'board.list'],
  ['/prospects/board', 'board.board'],
] as const;

/** The same prospects as a list or as a board. */
export function LayoutLinks() {
  const t = useText();
  const { pathname: shown, search } = useLocation();
  return (
    <nav className="flex" aria-label={t('board.views')}>
      {LAYOUTS.map(([pathname, label]) => (
        <Button
          key={pathname}
          component={Link}
          variant={pathname === shown ? 'outlined' : 'text'}
          sx={{
            paddingInline: '10px',
            ...(pathname === shown ? { borderColor: 'text.primary' } : { color: 'text.secondary', fontWeight: 500 }),
          }}
          aria-current={pathname === shown ? 'page' : undefined}
          to={{ pathname, search }}
        >
          {t(label)}
        </Button>
      ))}
    </nav>
  );
}
