import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { PageHead } from '../../components/PageHead';
import { Part } from '../../components/Part';
import { useText } from '../../i18n/use-text';
import { PasswordDialog } from '../../layout/PasswordDialog';
import { OwnSessions } from './OwnSessions';
import { SecondFactorPart } from './SecondFactorPart';
import { SignaturePart } from './SignaturePart';

/** « Mon compte »: password, second factor, and where one is signed in. */
export function AccountPage() {
  const t = useText();
  const { canAccess } = useCanAccess({ resource: 'signatories', action: 'edit' });
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <PageHead title={t('account.title')} />
      <Part title={t('app.signIn.password')} help={t('account.passwordLead')}>
        <Button variant="outlined" onClick={() => setChanging(true)}>
          {t('account.password')}
        </Button>
      </Part>
      {canAccess && <SignaturePart />}
      <SecondFactorPart />
      <OwnSessions />
      {isChanging && <PasswordDialog onClose={() => setChanging(false)} />}
    </>
  );
}
