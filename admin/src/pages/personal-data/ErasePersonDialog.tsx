import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, useApiQuery } from '../../api/call-api';
import type { ErasureRecord } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import { Banner } from '../../components/Banner';
import { ConfirmWordField } from '../../components/ConfirmWordField';
import { Fact, Facts } from '../../components/Facts';
import { useConfirmWord } from '../../components/use-confirm-word';
import { serverMessage } from '../../form/server-errors';
import { type TextKey, useText } from '../../i18n/use-text';
import { ErasureResult } from './ErasureResult';
import { isUnderWay, WORD } from './erasure-state';

/** Poll interval of a running erasure, ms. */
const LOOK_MS = 700;

/** Confirms an erasure with a typed word, then shows its progress and its result. */
export function ErasePersonDialog({ address, onClose }: { address: string; onClose: (isDone: boolean) => void }) {
  const t = useText();
  const queries = useQueryClient();
  const confirmWord = useConfirmWord(WORD);
  const order = useMutation({
    mutationFn: () => callApi('POST admin/personal-data/erasures', { email: address, confirm: WORD }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['personal-data', 'erasures'] }),
  });
  const id = order.data?.id;
  const { data: erasure = order.data } = useApiQuery(
    'GET admin/personal-data/erasures/:id',
    { id: id ?? '' },
    {
      enabled: id !== undefined,
      refetchInterval: ({ state }) => (!state.data || isUnderWay(state.data) ? LOOK_MS : false),
    },
  );
  const close = () => {
    void queries.invalidateQueries({ queryKey: ['personal-data'] });
    onClose(erasure?.state === 'done');
  };
  const confirm = () => confirmWord.check() && order.mutate();

  const foot = erasure ? (
    <Button variant={isUnderWay(erasure) ? 'outlined' : 'contained'} onClick={close}>
      {t('personalData.erase.close')}
    </Button>
  ) : (
    <>
      <Button variant="outlined" onClick={close}>
        {t('app.action.cancel')}
      </Button>
      <Button variant="contained" color="error" disabled={order.isPending} onClick={confirm}>
        {t('personalData.erase.confirm')}
      </Button>
    </>
  );
  return (
    <AppDialog title={t('personalData.erase.title', { address })} onClose={close} foot={foot}>
      {order.error && (
        <Banner tone="poor" title={t('personalData.erase.failed')}>
          {serverMessage(order.error)}
        </Banner>
      )}
      {erasure ? (
        <ErasureState erasure={erasure} />
      ) : (
        <>
          <Facts>
            <Fact label={t('personalData.erase.deletes')}>{t('personalData.erase.deletesText')}</Fact>
            <Fact label={t('personalData.erase.redacts')}>{t('personalData.erase.redactsText')}</Fact>
            <Fact label={t('personalData.erase.keeps')}>{t('personalData.erase.keepsText')}</Fact>
          </Facts>
          <ConfirmWordField state={confirmWord} autoFocus />
        </>
      )}
    </AppDialog>
  );
}

function ErasureState({ erasure }: { erasure: ErasureRecord }) {
  const t = useText();
  const { state, error, outcome } = erasure;
  if (state === 'failed')
    return (
      <Banner tone="poor" title={t('personalData.erase.failed')}>
        {error}
      </Banner>
    );
  if (!outcome)
    return (
      <div role="status">
        <ErasureProgress erasure={erasure} />
        <p className="quiet">{t('personalData.erase.leave')}</p>
      </div>
    );
  return (
    <div role="status">
      <p className="strong">{t('personalData.erase.done')}</p>
      <ErasureResult outcome={outcome} isLong />
    </div>
  );
}

/** How far an erasure is, with the step in words. */
export function ErasureProgress({ erasure: { step, steps_done, steps, error } }: { erasure: ErasureRecord }) {
  const t = useText();
  const words = t(`personalData.erase.step.${step ?? 'waiting'}` as TextKey);
  return (
    <>
      <progress value={steps_done} max={steps} aria-label={t('personalData.erase.running')} />
      <p>{words}</p>
      {error && <p className="poor small">{error}</p>}
    </>
  );
}
