import { Button } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { HttpError, useDataProvider, useRefresh } from 'react-admin';
import { AppDialog } from '../../components/AppDialog';
import { Banner } from '../../components/Banner';
import { Field } from '../../components/Field';
import { showNotice } from '../../components/notice';
import { useText } from '../../i18n/use-text';
import dialog from '../../layout/dialog-form.module.css';
import styles from '../campaigns/campaigns.module.css';
import { isEmail } from '../prospects/prospect-form';

/** An address that is not written to any more, entered by staff. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const provider = useDataProvider();
  const refresh = useRefresh();
  const [email, setEmail] = useState('');
  const [note, setNote] = useState('');
  const [isAll, setIsAll] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<'email' | 'note', string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = email.trim() ? !isEmail(email) && t('campaigns.suppressions.emailWrong') : t('campaigns.suppressions.emailMissing');
    setErrors(wrong ? { email: wrong } : {});
    setFailure(null);
    if (wrong) return;
    setSaving(true);
    try {
      await provider.create('suppressions', { data: { email, note, scope: isAll ? 'all' : 'marketing' } });
      showNotice(t('campaigns.suppressions.added'));
      refresh();
      onClose();
    } catch (error) {
      if (error instanceof HttpError && error.body?.errors) setErrors(error.body.errors);
      else setFailure(error instanceof Error ? error.message : String(error));
      setSaving(false);
    }
  };
  return (
    <AppDialog title={t('campaigns.suppressions.add')} onClose={onClose} width="xs" bare>
      <form className={dialog.form} onSubmit={(event) => void submit(event)} noValidate>
        <div className={dialog.fields}>
          {failure && <Banner tone="poor">{failure}</Banner>}
          <Field label={t('campaigns.suppressions.email')} help={t('campaigns.suppressions.emailHelp')} error={errors.email}>
            {(props) => (
              <input {...props} type="email" autoComplete="off" value={email} onChange={({ target }) => setEmail(target.value)} />
            )}
          </Field>
          <Field label={t('campaigns.suppressions.note')} error={errors.note}>
            {(props) => <input {...props} value={note} maxLength={500} onChange={({ target }) => setNote(target.value)} />}
          </Field>
          <label className={styles.check}>
            <input type="checkbox" checked={isAll} onChange={({ target }) => setIsAll(target.checked)} />
            {t('campaigns.suppressions.all')}
          </label>
        </div>
        <div className={dialog.actions}>
          <Button variant="outlined" onClick={onClose}>
            {t('app.action.cancel')}
          </Button>
          <Button variant="contained" type="submit" disabled={isSaving}>
            {t('campaigns.suppressions.submit')}
          </Button>
        </div>
      </form>
    </AppDialog>
  );
}
