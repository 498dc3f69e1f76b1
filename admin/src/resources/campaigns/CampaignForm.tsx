import { Button } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { HttpError } from 'react-admin';
import type { CampaignRecord } from '../../api/types';
import dialog from '../../components/dialog.module.css';
import { Field } from '../../components/Field';
import { useText } from '../../i18n/use-text';
import { AUDIENCES, type AudienceName, audienceName } from './audiences';
import styles from './campaigns.module.css';
import { SenderNotice } from './SenderNotice';

export type CampaignInput = Pick<CampaignRecord, 'name' | 'subject' | 'template' | 'channel' | 'target_audience'>;

interface CampaignFormProps {
  initial: CampaignInput;
  isNew: boolean;
  /** Throws what the server says. */
  onSave: (input: CampaignInput) => Promise<void>;
  onCancel: () => void;
}

/** The words of a campaign, how it is sent and to whom. Its button waits for name and subject and says so. */
export function CampaignForm({ initial, isNew, onSave, onCancel }: CampaignFormProps) {
  const t = useText();
  const whyId = useId();
  const [input, setInput] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSaving, setIsSaving] = useState(false);
  const isComplete = input.name.trim() !== '' && input.subject.trim() !== '';
  const set = (change: Partial<CampaignInput>) => setInput({ ...input, ...change });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete || isSaving) return;
    setIsSaving(true);
    setErrors({});
    try {
      await onSave(input);
    } catch (error) {
      const told = error instanceof HttpError ? (error.body?.errors as Record<string, string> | undefined) : undefined;
      setErrors(told ?? { root: error instanceof Error && error.message ? error.message : t('campaigns.form.failed') });
      setIsSaving(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.form}>
        <SenderNotice />
        <Field label={t('campaigns.form.name')} help={t('campaigns.form.nameHelp')} error={errors.name}>
          {(props) => <input {...props} value={input.name} maxLength={200} onChange={({ target }) => set({ name: target.value })} />}
        </Field>
        <Field label={t('campaigns.form.subject')} help={t('campaigns.form.subjectHelp')} error={errors.subject}>
          {(props) => <input {...props} value={input.subject} maxLength={300} onChange={({ target }) => set({ subject: target.value })} />}
        </Field>
        <Field label={t('campaigns.form.template')} help={t('campaigns.form.templateHelp')} error={errors.template}>
          {(props) => <textarea {...props} rows={8} value={input.template} onChange={({ target }) => set({ template: target.value })} />}
        </Field>
        <AudienceField audience={input.target_audience} onChange={(target_audience) => set({ target_audience })} />
        <Field label={t('campaigns.form.channel')} error={errors.channel}>
          {(props) => (
            <select
              {...props}
              value={input.channel}
              onChange={({ target }) => set({ channel: target.value === 'emelia' ? 'emelia' : 'smtp' })}
            >
              <option value="smtp">{t('campaigns.form.smtp')}</option>
              <option value="emelia">{t('campaigns.form.emelia')}</option>
            </select>
          )}
        </Field>
        {errors.root && (
          <p className={styles.problem} role="alert">
            {errors.root}
          </p>
        )}
      </div>
      <div className={dialog.foot}>
        {!isComplete && (
          <p id={whyId} className={styles.help}>
            {t('campaigns.form.why')}
          </p>
        )}
        <Button variant="outlined" onClick={onCancel}>
          {t('app.action.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={!isComplete || isSaving} aria-describedby={isComplete ? undefined : whyId}>
          {t(isNew ? 'campaigns.form.submit' : 'campaigns.form.save')}
        </Button>
      </div>
    </form>
  );
}

const AUDIENCE_LABELS = {
  none: 'campaigns.form.audienceNone',
  all: 'campaigns.form.audienceAll',
  new: 'campaigns.form.audienceNew',
  score: 'campaigns.form.audienceScore',
} as const;

function AudienceField({
  audience,
  onChange,
}: {
  audience: CampaignInput['target_audience'];
  onChange: (audience: CampaignInput['target_audience']) => void;
}) {
  const t = useText();
  const name = audienceName(audience);
  return (
    <Field label={t('campaigns.form.audience')}>
      {(props) => (
        <select {...props} value={name ?? 'other'} onChange={({ target }) => onChange(AUDIENCES[target.value as AudienceName] ?? audience)}>
          {(Object.keys(AUDIENCES) as AudienceName[]).map((key) => (
            <option key={key} value={key}>
              {t(AUDIENCE_LABELS[key])}
            </option>
          ))}
          {!name && <option value="other">{t('campaigns.form.audienceOther')}</option>}
        </select>
      )}
    </Field>
  );
}
