import { Button, Divider, Menu, MenuItem, useTheme as useMuiTheme } from '@mui/material';
import { lazy, Suspense, useId, useState } from 'react';
import { useGetIdentity, useLocaleState, useLogout, useTheme } from 'react-admin';
import { useNavigate } from 'react-router';
import { ON_PURPOSE, type StaffIdentity } from '../api/auth-provider';
import { useText } from '../i18n/use-text';
import { useKeyboardHelp } from './KeyboardHelp';

/** With the stack of forms, which no page needs to be read. */
const PasswordDialog = lazy(() => import('./PasswordDialog').then((module) => ({ default: module.PasswordDialog })));

/** Who is signed in, and their own choices: theme, language, keys, password, leaving. */
export function AccountMenu() {
  const t = useText();
  const id = useId();
  const logout = useLogout();
  const openHelp = useKeyboardHelp();
  const { identity } = useGetIdentity();
  const [locale, setLocale] = useLocaleState();
  const [, setTheme] = useTheme();
  const { mode } = useMuiTheme().palette;
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isChanging, setChanging] = useState(false);
  const { email, role } = (identity ?? {}) as Partial<StaffIdentity>;
  if (!email || !role) return null;

  const choose = (action: () => void) => () => {
    setAnchor(null);
    action();
  };

  return (
    <>
      <Button
        fullWidth
        sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', paddingBlock: '6px', fontWeight: 400 }}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span className="sr-only">{t('app.account.open')} </span>
        <span className="cut fits" title={email}>
          {email}
        </span>
        <span className="quiet">{t(`app.account.role.${role}`)}</span>
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <MenuItem onClick={choose(() => setTheme(mode === 'dark' ? 'light' : 'dark'))}>
          {t(mode === 'dark' ? 'app.account.light' : 'app.account.dark')}
        </MenuItem>
        <MenuItem lang={locale === 'en' ? 'fr' : 'en'} onClick={choose(() => setLocale(locale === 'en' ? 'fr' : 'en'))}>
          {t('app.account.language')}
        </MenuItem>
        <MenuItem onClick={choose(openHelp)}>{t('app.account.keys')}</MenuItem>
        <MenuItem onClick={choose(() => navigate('/account'))}>{t('account.title')}</MenuItem>
        <MenuItem onClick={choose(() => setChanging(true))}>{t('account.password')}</MenuItem>
        <Divider />
        <MenuItem onClick={choose(() => void logout(ON_PURPOSE, '/login', false))}>{t('app.account.signOut')}</MenuItem>
      </Menu>
      {isChanging && (
        <Suspense fallback={null}>
          <PasswordDialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  );
}
