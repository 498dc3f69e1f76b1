import { Button } from '@mui/material';
import { useState } from 'react';
import { PageHead } from '../../components/PageHead';
import { Part } from '../../components/Part';
import { useText } from '../../i18n/use-text';
import { PasswordDialog } from '../../layout/PasswordDialog';
import { OwnSessions } from './OwnSessions';
import { SecondFactorPart } from './SecondFactorPart';

/** « Mon compte »: password, second factor, and where one is signed in. */
export function AccountPage() {
  const t = useText();
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <PageHead title={t('account.title')} />
      <Part title={t('app.signIn.password')} help={t('account.passwordLead')}>
        <Button variant="outlined" onClick={() => setChanging(true)}>
          {t('account.password')}
        </Button>
      </Part>
      <SecondFactorPart />
      <OwnSessions />
      {isChanging && <PasswordDialog onClose={() => setChanging(false)} />}
    </>
  );
}
