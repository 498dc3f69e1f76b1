import { Button } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import type { BlockedUrlRecord } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import styles from '../../components/list-page.module.css';
import { useText } from '../../i18n/use-text';
import dialog from '../../layout/dialog-form.module.css';
import { useBlocking } from './use-blocking';

/** A website that may not start a trial: one more, or what is known of one. */
export function BlockDialog({ blocked, onClose }: { blocked?: BlockedUrlRecord; onClose: () => void }) {
  const t = useText();
  const id = useId();
  const { block, correct, isPending } = useBlocking();
  const [input, setInput] = useState({
    url: blocked?.url ?? '',
    reason: blocked?.reason ?? t('blockedUrls.defaultReason'),
    notes: blocked?.notes ?? '',
  });
  const [problem, setProblem] = useState<string | null>(null);
  const set = (key: keyof typeof input) => ({
    value: input[key],
    onChange: ({ target }: { target: { value: string } }) => setInput({ ...input, [key]: target.value }),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (!input.url.trim()) return setProblem(t('blockedUrls.missing'));
    const order = { ...input, reason: input.reason.trim() || t('blockedUrls.defaultReason') };
    const failure = await (blocked ? correct(blocked, order) : block(order));
    if (failure) setProblem(failure);
    else onClose();
  };
  return (
    <AppDialog title={t(blocked ? 'blockedUrls.correct' : 'blockedUrls.dialog')} onClose={onClose} bare>
      <form className={dialog.form} onSubmit={(event) => void submit(event)} noValidate>
        <div className={dialog.fields}>
          <div className={styles.field}>
            <label htmlFor={`${id}-url`}>{t('blockedUrls.column.url')}</label>
            <input
              id={`${id}-url`}
              inputMode="url"
              autoComplete="off"
              aria-invalid={problem !== null}
              aria-describedby={`${id}-help ${id}-problem`}
              {...set('url')}
            />
            <p className={styles.help} id={`${id}-help`}>
              {t('blockedUrls.help')}
            </p>
            <p className={styles.problem} id={`${id}-problem`} role="alert">
              {problem}
            </p>
          </div>
          <div className={styles.field}>
            <label htmlFor={`${id}-reason`}>{t('blockedUrls.column.reason')}</label>
            <input id={`${id}-reason`} maxLength={300} {...set('reason')} />
          </div>
          <div className={styles.field}>
            <label htmlFor={`${id}-notes`}>{t('app.notes.label')}</label>
            <textarea id={`${id}-notes`} rows={3} maxLength={5000} {...set('notes')} />
          </div>
        </div>
        <div className={dialog.actions}>
          <Button variant="outlined" onClick={onClose}>
            {t('app.action.cancel')}
          </Button>
          <Button variant="contained" type="submit" aria-disabled={isPending}>
            {t(blocked ? 'app.action.save' : 'blockedUrls.submit')}
          </Button>
        </div>
      </form>
    </AppDialog>
  );
}
