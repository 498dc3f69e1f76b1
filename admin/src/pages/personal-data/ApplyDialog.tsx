import { Button } from '@mui/material';
import { callApi } from '../../api/call-api';
import type { RetentionDue } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { DialogButton } from '../../components/DialogButton';
import { integer } from '../../format/format';
import { type TextKey, useText } from '../../i18n/use-text';
import { WORD } from './erasure-state';

/** Deletes what is due without waiting for the night; the counts come first. */
export function ApplyButton({ due, isBlocked }: { due: RetentionDue | undefined; isBlocked: boolean }) {
  const t = useText();
  return (
    <DialogButton color="error" disabled={!due || isBlocked} label={t('personalData.retention.apply')}>
      {(close) => due && <ApplyDialog due={due} onClose={close} />}
    </DialogButton>
  );
}

function ApplyDialog({ due, onClose }: { due: RetentionDue; onClose: () => void }) {
  const t = useText();
  const kinds = due.kinds.filter((kind) => kind.due > 0);
  const title = t('personalData.retention.applyTitle');
  if (kinds.length === 0)
    return (
      <AppDialog
        title={title}
        onClose={onClose}
        foot={
          <Button variant="outlined" onClick={onClose}>
            {t('app.action.cancel')}
          </Button>
        }
      >
        <p>{t('personalData.retention.applyNothing')}</p>
      </AppDialog>
    );
  return (
    <ConfirmDialog
      title={title}
      confirm={t('personalData.retention.confirm')}
      word={WORD}
      width="sm"
      isDanger
      onClose={onClose}
      done={t('personalData.retention.applyOrdered')}
      onConfirm={() => callApi('POST admin/personal-data/retention/runs', { confirm: WORD })}
    >
      <p>
        {t('personalData.retention.applyText')}
        {kinds.some(({ held }) => held) && ` ${t('personalData.retention.applyHeld')}`}
      </p>
      <ul className="lines pairs mt-2">
        {kinds.map(({ kind, due: count }) => (
          <li key={kind}>
            <span>{t(`personalData.retention.kind.${kind}` as TextKey)}</span>
            <span className="grey number">{integer(count)}</span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
