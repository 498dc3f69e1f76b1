import { useApiQuery } from '../../api/call-api';
import { supportsPasskeys } from '../../api/passkey';
import { DialogButton } from '../../components/DialogButton';
import { PageSection } from '../../components/PageSection';
import { QueryContent } from '../../components/QueryContent';
import { useText } from '../../i18n/use-text';
import { PasskeyDialog } from './PasskeyDialog';
import { PasskeyTable } from './PasskeyTable';

/** The passkeys that sign in to the own account; others can be added, each can be removed. */
export function PasskeysSection() {
  const t = useText();
  const query = useApiQuery('GET auth/passkeys');
  return (
    <PageSection title={t('account.passkeys.title')} help={t('account.passkeys.help')}>
      <QueryContent query={query} failed={t('account.passkeys.title')}>
        {(passkeys) => (
          <>
            {passkeys.length > 0 ? <PasskeyTable passkeys={passkeys} /> : <p className="grey">{t('account.passkeys.none')}</p>}
            <div className="mt-3">
              {supportsPasskeys() ? (
                <DialogButton label={t('account.passkeys.add')}>{(close) => <PasskeyDialog onClose={close} />}</DialogButton>
              ) : (
                <p className="quiet">{t('account.passkeys.unsupported')}</p>
              )}
            </div>
          </>
        )}
      </QueryContent>
    </PageSection>
  );
}
