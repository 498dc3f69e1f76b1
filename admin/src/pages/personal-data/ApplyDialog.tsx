import { Button } from '@mui/material';
import { ask } from '../../api/ask';
import type { RetentionDue } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import { Opener } from '../../components/Opener';
import { Question } from '../../components/Question';
import { integer } from '../../format/format';
import { type TextKey, useText } from '../../i18n/use-text';
import { WORD } from './erasure-state';

/** Deletes what is due without waiting for the night; the counts come first. */
export function ApplyButton({ due, isBlocked }: { due: RetentionDue | undefined; isBlocked: boolean }) {
  const t = useText();
  return (
    <Opener color="error" disabled={!due || isBlocked} label={t('personalData.retention.apply')}>
      {(close) => due && <ApplyDialog due={due} onClose={close} />}
    </Opener>
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
    <Question
      title={title}
      confirm={t('personalData.retention.confirm')}
      word={WORD}
      width="sm"
      isDanger
      onClose={onClose}
      done={t('personalData.retention.applyOrdered')}
      onConfirm={() => ask('POST admin/personal-data/retention/runs', { confirm: WORD })}
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
    </Question>
  );
}
