import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLogout } from 'react-admin';
import { interruptedUser, leave, onSessionEnd, onSessionReturn, sessionEnd, stayWithout } from '../api/session';
import type { StaffUser } from '../api/types';
import { Banner } from '../components/Banner';
import { useText } from '../i18n/use-text';
import { SignInAgainDialog } from './SignInAgainDialog';

/**
 * Handles the end of the session, also when another tab ended it. After a sign-out it opens the sign-in page; after an expiry the page
 * and its forms stay, and a dialog asks for the password.
 */
export function SessionWatch() {
  const t = useText();
  const logout = useLogout();
  const queryClient = useQueryClient();
  const [user, setUser] = useState<StaffUser | null>(interruptedUser);
  const [isPutOff, setPutOff] = useState(false);

  useEffect(
    () =>
      onSessionEnd(() => {
        const interrupted = interruptedUser();
        setUser(interrupted);
        setPutOff(false);
        if (!interrupted) void logout({}, '/login', sessionEnd() !== 'signed-out');
      }),
    [logout],
  );
  useEffect(
    () =>
      onSessionReturn(() => {
        setUser(null);
        void queryClient.invalidateQueries();
      }),
    [queryClient],
  );

  if (!user) return null;
  const putOff = () => {
    setPutOff(true);
    stayWithout();
  };
  const changeAccount = () => {
    setUser(null);
    leave();
    void logout({}, '/login', true);
  };
  if (!isPutOff) return <SignInAgainDialog user={user} onPutOff={putOff} onChangeAccount={changeAccount} />;
  const again = (
    <Button variant="outlined" onClick={() => setPutOff(false)}>
      {t('app.session.again')}
    </Button>
  );
  return (
    <div className="mb-4">
      <Banner tone="fair" title={t('app.session.outTitle')} action={again}>
        {t('app.session.outText')}
      </Banner>
    </div>
  );
}
