import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServer } from '../../api/data-provider';
import type { SecondFactorState } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import { LoadFailure } from '../../components/LoadFailure';
import { showNotice } from '../../components/notice';
import { Part } from '../../components/Part';
import { Status } from '../../components/Status';
import { useSaveFailure } from '../../components/use-save-failure';
import { useText } from '../../i18n/use-text';
import { RecoveryCodes } from '../../layout/RecoveryCodes';
import { SecondFactorSetUp } from '../../layout/SecondFactorSetUp';
import styles from './account.module.css';

type Open = 'set-up' | 'drop' | string[] | null;

/** The second factor: off or on, its recovery codes. */
export function SecondFactorPart() {
  const t = useText();
  const server = useServer();
  const onError = useSaveFailure('account.secondFactor.title');
  const [open, setOpen] = useState<Open>(null);
  const { data, error, refetch } = useQuery({ queryKey: ['second-factor'], queryFn: () => server.getSecondFactor() });

  const close = () => {
    setOpen(null);
    void refetch();
  };
  const renew = () => server.renewRecoveryCodes().then(({ recoveryCodes }) => setOpen(recoveryCodes), onError);
  const drop = async () => {
    try {
      await server.dropSecondFactor();
      showNotice(t('account.secondFactor.dropped'));
    } catch (failure) {
      onError(failure);
    }
    close();
  };

  return (
    <Part title={t('account.secondFactor.title')} help={t('account.secondFactor.help')}>
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
      {open === 'drop' && <Drop onCancel={() => setOpen(null)} onDrop={() => void drop()} />}
    </Part>
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
        <span className={styles.grey}>
          {active && t('account.secondFactor.codesLeft', { count })} {required && t('account.secondFactor.required')}
        </span>
      </p>
      <div className={styles.actions}>
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

function Drop({ onCancel, onDrop }: { onCancel: () => void; onDrop: () => void }) {
  const t = useText();
  const foot = (
    <>
      <Button variant="outlined" onClick={onCancel} autoFocus>
        {t('app.action.cancel')}
      </Button>
      <Button variant="contained" onClick={onDrop}>
        {t('account.secondFactor.drop')}
      </Button>
    </>
  );
  return (
    <AppDialog title={t('account.secondFactor.dropTitle')} onClose={onCancel} foot={foot}>
      <p>{t('account.secondFactor.dropText')}</p>
    </AppDialog>
  );
}
