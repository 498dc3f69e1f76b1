import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { PageHead } from '../../components/PageHead';
import { PageSection } from '../../components/PageSection';
import { useText } from '../../i18n/use-text';
import { PasswordDialog } from '../../layout/PasswordDialog';
import { OwnSessions } from './OwnSessions';
import { PasskeysSection } from './PasskeysSection';
import { SecondFactorSection } from './SecondFactorSection';
import { SignatureSection } from './SignatureSection';

/** « Mon compte »: password, second factor, passkeys, and where one is signed in. */
export function AccountPage() {
  const t = useText();
  const { canAccess } = useCanAccess({ resource: 'signatories', action: 'edit' });
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <PageHead title={t('account.title')} />
      <PageSection title={t('app.signIn.password')} help={t('account.passwordLead')}>
        <Button variant="outlined" onClick={() => setChanging(true)}>
          {t('account.password')}
        </Button>
      </PageSection>
      {canAccess && <SignatureSection />}
      <SecondFactorSection />
      <PasskeysSection />
      <OwnSessions />
      {isChanging && <PasswordDialog onClose={() => setChanging(false)} />}
    </>
  );
}
