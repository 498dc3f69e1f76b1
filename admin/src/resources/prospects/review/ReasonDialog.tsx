import { Button } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { AppDialog } from '../../../components/AppDialog';
import { Banner } from '../../../components/Banner';
import dialog from '../../../components/dialog.module.css';
import { Field } from '../../../components/Field';
import { useText } from '../../../i18n/use-text';
import { FlagList } from './FlagList';
import styles from './review.module.css';
import type { FlagView } from './use-flags';

interface ReasonDialogProps {
  flags: FlagView[];
  isPending: boolean;
  failure: string | null;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Longest reason that the server takes. */
const LONGEST = 500;

/** « Valider quand même, parce que… »: the flags before one's eyes, and the reason that is kept with them. */
export function ReasonDialog({ flags, isPending, failure, onClose, onConfirm }: ReasonDialogProps) {
  const t = useText();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim()) return onConfirm(reason.trim());
    setMissing(true);
  };
  return (
    <AppDialog title={t('review.anyway')} onClose={onClose} bare>
      <form onSubmit={submit} noValidate>
        <div className={`${dialog.body} ${styles.form}`}>
          {failure && <Banner tone="poor">{failure}</Banner>}
          <FlagList flags={flags} />
          <Field
            label={t('review.reasonLabel')}
            help={t('review.reasonHelp')}
            error={isMissing && !reason.trim() ? t('review.reasonMissing') : undefined}
          >
            {(props) => (
              <textarea
                {...props}
                rows={3}
                maxLength={LONGEST}
                value={reason}
                // biome-ignore lint/a11y/noAutofocus: the dialog asks for this alone
                autoFocus
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
          <p className={styles.grey}>{t('review.covers')}</p>
        </div>
        <div className={dialog.foot}>
          <Button variant="outlined" onClick={onClose}>
            {t('app.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isPending}>
            {t(isPending ? 'bulk.working' : 'review.confirm')}
          </Button>
        </div>
      </form>
    </AppDialog>
  );
}
