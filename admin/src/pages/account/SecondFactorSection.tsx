import { Button } from '@mui/material';
import { useState } from 'react';
import { callApi, useApiQuery } from '../../api/call-api';
import type { SecondFactorState } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { LoadFailure } from '../../components/LoadFailure';
import { PageSection } from '../../components/PageSection';
import { Status } from '../../components/Status';
import { useSaveError } from '../../components/use-save-error';
import { useText } from '../../i18n/use-text';
import { RecoveryCodes } from '../../layout/RecoveryCodes';
import { SecondFactorSetUp } from '../../layout/SecondFactorSetUp';

type Open = 'set-up' | 'drop' | string[] | null;

/** The second factor: off or on, its recovery codes. */
export function SecondFactorSection() {
  const t = useText();
  const onError = useSaveError('account.secondFactor.title');
  const [open, setOpen] = useState<Open>(null);
  const { data, error, refetch } = useApiQuery('GET auth/second-factor');

  const close = () => {
    setOpen(null);
    void refetch();
  };
  const renew = () => callApi('PUT auth/second-factor/recovery-codes').then(({ recoveryCodes }) => setOpen(recoveryCodes), onError);

  return (
    <PageSection title={t('account.secondFactor.title')} help={t('account.secondFactor.help')}>
      {error && <LoadFailure title={t('account.secondFactor.title')} onRetry={refetch} />}
      {data && <State state={data} onSetUp={() => setOpen('set-up')} onRenew={() => void renew()} onDrop={() => setOpen('drop')} />}
      {open === 'set-up' && (
        <AppDialog title={t('account.secondFactor.title')} onClose={close}>
          <SecondFactorSetUp onDone={close} />
        </AppDialog>
      )}
      {Array.isArray(open) && (
        <AppDialog title={t('account.secondFactor.title')} onClose={close}>
          <RecoveryCodes codes={open} onDone={close} />
        </AppDialog>
      )}
      {open === 'drop' && (
        <ConfirmDialog
          title={t('account.secondFactor.dropTitle')}
          confirm={t('account.secondFactor.drop')}
          width="sm"
          onClose={close}
          done={t('account.secondFactor.dropped')}
          onConfirm={() => callApi('DELETE auth/second-factor')}
        >
          <p>{t('account.secondFactor.dropText')}</p>
        </ConfirmDialog>
      )}
    </PageSection>
  );
}

interface StateProps {
  state: SecondFactorState;
  onSetUp: () => void;
  onRenew: () => void;
  onDrop: () => void;
}

function State({ state: { active, required, recovery_codes_left: count }, onSetUp, onRenew, onDrop }: StateProps) {
  const t = useText();
  return (
    <>
      <p>
        <Status tone={active ? 'good' : 'fair'}>{t(active ? 'account.secondFactor.on' : 'account.secondFactor.off')}</Status>{' '}
        <span className="grey">
          {active && t('account.secondFactor.codesLeft', { count })} {required && t('account.secondFactor.required')}
        </span>
      </p>
      <div className="wrap gap-2 mt-3">
        {active ? (
          <>
            <Button variant="outlined" onClick={onRenew}>
              {t('account.secondFactor.renew')}
            </Button>
            <Button variant="text" onClick={onDrop}>
              {t('account.secondFactor.drop')}
            </Button>
          </>
        ) : (
          <Button variant="outlined" onClick={onSetUp}>
            {t('account.secondFactor.begin')}
          </Button>
        )}
      </div>
    </>
  );
}
