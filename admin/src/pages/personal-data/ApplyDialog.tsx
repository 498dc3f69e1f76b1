import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServer } from '../../api/data-provider';
import type { RetentionDue } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import { Banner } from '../../components/Banner';
import { ConfirmWord } from '../../components/ConfirmWord';
import { showNotice } from '../../components/notice';
import { useConfirmWord } from '../../components/use-confirm-word';
import { useFormat } from '../../format/use-format';
import { type TextKey, useText } from '../../i18n/use-text';
import { wordsOf } from '../settings/use-drafts';
import { WORD } from './erasure-state';
import styles from './personal-data.module.css';

/** Deletes what is due without waiting for the night; the counts come first. */
export function ApplyButton({ due, isBlocked }: { due: RetentionDue | undefined; isBlocked: boolean }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="error" disabled={!due || isBlocked} onClick={() => setOpen(true)}>
        {t('personalData.retention.apply')}
      </Button>
      {isOpen && due && <ApplyDialog due={due} onClose={() => setOpen(false)} />}
    </>
  );
}

function ApplyDialog({ due, onClose }: { due: RetentionDue; onClose: () => void }) {
  const t = useText();
  const server = useServer();
  const queries = useQueryClient();
  const { integer } = useFormat();
  const confirmWord = useConfirmWord(WORD);
  const kinds = due.kinds.filter((kind) => kind.due > 0);
  const order = useMutation({
    mutationFn: () => server.applyRetention(WORD),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['personal-data', 'retention'] });
      showNotice(t('personalData.retention.applyOrdered'));
      onClose();
    },
  });
  const confirm = () => confirmWord.check() && order.mutate();
  const foot = (
    <>
      <Button variant="outlined" onClick={onClose}>
        {t('app.action.cancel')}
      </Button>
      {kinds.length > 0 && (
        <Button variant="contained" color="error" disabled={order.isPending} onClick={confirm}>
          {t('personalData.retention.confirm')}
        </Button>
      )}
    </>
  );
  return (
    <AppDialog title={t('personalData.retention.applyTitle')} onClose={onClose} foot={foot}>
      {order.error && <Banner tone="poor">{wordsOf(order.error)}</Banner>}
      <p>
        {t(kinds.length > 0 ? 'personalData.retention.applyText' : 'personalData.retention.applyNothing')}
        {kinds.some(({ held }) => held) && ` ${t('personalData.retention.applyHeld')}`}
      </p>
      <ul className={styles.dueList}>
        {kinds.map(({ kind, due: count }) => (
          <li key={kind}>
            <span>{t(`personalData.retention.kind.${kind}` as TextKey)}</span>
            <span className={styles.count}>{integer(count)}</span>
          </li>
        ))}
      </ul>
      {kinds.length > 0 && <ConfirmWord state={confirmWord} />}
    </AppDialog>
  );
}
