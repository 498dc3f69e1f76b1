import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Form, required, TextInput, useSaveContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { Banner } from '../../components/Banner';
import { type TextKey, useText } from '../../i18n/use-text';
import { DuplicateEmail } from './DuplicateEmail';
import { isEmail, isUrl, isWebAddress } from './prospect-form';
import styles from './prospect-form.module.css';

interface ProspectFormProps {
  /** A new prospect needs a first name; one that signed itself up may have none. */
  isNew?: boolean;
  onCancel: () => void;
}

const check = (isRight: (text: string) => boolean, message: TextKey) => (value?: string | null) =>
  value?.trim() && !isRight(value) ? message : undefined;
const emailFormat = check(isEmail, 'app.form.email');
const urlFormat = check(isUrl, 'app.form.url');
const SITE = [urlFormat, check(isWebAddress, 'app.form.siteUrl')];
const LINKEDIN = check(isWebAddress, 'app.form.url');
const REQUIRED = {
  prenom: [required('prospects.form.missing.prenom')],
  nom: [required('prospects.form.missing.nom')],
  email: [required('prospects.form.missing.email'), emailFormat],
};

/** Everything that staff enters about a prospect, in sections. */
export function ProspectForm({ isNew, onCancel }: ProspectFormProps) {
  const t = useText();
  return (
    <Form className={styles.form} noValidate warnWhenUnsavedChanges disableInvalidFormNotification>
      <div className={styles.fields}>
        <Problems />
        <Section title={t('prospects.form.person')}>
          <TextInput source="prenom" validate={isNew ? REQUIRED.prenom : undefined} helperText={false} autoFocus />
          <TextInput source="nom" validate={REQUIRED.nom} helperText={false} />
          <div className={styles.wide}>
            <TextInput source="email" type="email" validate={REQUIRED.email} helperText={false} />
            {isNew && <DuplicateEmail />}
          </div>
          <TextInput source="telephone" type="tel" helperText={false} />
          <TextInput source="poste" helperText={false} />
        </Section>
        <Section title={t('prospects.form.links')}>
          <TextInput source="site_url" type="url" validate={SITE} helperText={false} placeholder="entreprise.ch" />
          <TextInput source="linkedin" type="url" validate={LINKEDIN} helperText={false} placeholder="linkedin.com/in/…" />
        </Section>
        <Section title={t('prospects.form.company')}>
          <TextInput source="business_name" helperText={false} />
          <TextInput source="location" helperText={false} />
          {!isNew && (
            <>
              <TextInput source="metadata.industry" helperText={false} />
              <TextInput source="metadata.companySize" helperText={false} />
              <TextInput source="metadata.companyLocation" helperText={false} />
            </>
          )}
        </Section>
        {!isNew && (
          <Section title={t('prospects.form.summary')}>
            <TextInput className={styles.wide} source="metadata.summary" multiline minRows={2} helperText={false} />
            <TextInput className={styles.wide} source="metadata.description" multiline minRows={2} helperText={false} />
            <TextInput className={styles.wide} source="metadata.companyDescription" multiline minRows={2} helperText={false} />
          </Section>
        )}
        <Section>
          <TextInput className={styles.wide} source="notes" multiline minRows={3} helperText={false} />
        </Section>
      </div>
      <Actions isNew={isNew} onCancel={onCancel} />
    </Form>
  );
}

function Section({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.section}>
      {title && <legend>{title}</legend>}
      {children}
    </fieldset>
  );
}

/** What keeps the form from being saved: said once above, and beside each field. */
function Problems() {
  const t = useText();
  const { getValues } = useFormContext();
  const { errors, submitCount } = useFormState();
  const names = Object.keys(errors);
  if (submitCount === 0 || names.length === 0) return null;
  const isMissing = names.some((name) => !getValues(name));
  return <Banner tone="poor">{t(isMissing ? 'app.form.required' : 'app.form.invalid')}</Banner>;
}

function Actions({ isNew, onCancel }: ProspectFormProps) {
  const t = useText();
  const { saving } = useSaveContext();
  const [idle, busy] = isNew
    ? (['prospects.form.create', 'prospects.form.creating'] as const)
    : (['app.action.save', 'app.action.saving'] as const);
  return (
    <div className={styles.actions}>
      <Button variant="outlined" onClick={onCancel}>
        {t('app.action.cancel')}
      </Button>
      <Button type="submit" variant="contained" disabled={saving}>
        {t(saving ? busy : idle)}
      </Button>
    </div>
  );
}
