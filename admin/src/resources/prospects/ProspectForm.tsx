import type { ReactNode } from 'react';
import { required, TextInput } from 'react-admin';
import { FormBody } from '../../form/FormBody';
import { email, url, webAddress } from '../../form/validators';
import { useText } from '../../i18n/use-text';
import { DuplicateEmail } from './DuplicateEmail';
import { LanguageInput } from './LanguageInput';
import styles from './prospect-form.module.css';
import { SiteChangeNote } from './SiteChangeNote';

interface ProspectFormProps {
  /** A new prospect needs a first name; one that signed itself up may have none. */
  isNew?: boolean;
  onCancel: () => void;
}

const SITE = [url(), webAddress()];
const LINKEDIN = webAddress('app.form.url');
const REQUIRED = {
  prenom: [required('prospects.form.missing.prenom')],
  nom: [required('prospects.form.missing.nom')],
  email: [required('prospects.form.missing.email'), email()],
};

/** Everything that staff enters about a prospect, in sections. */
export function ProspectForm({ isNew, onCancel }: ProspectFormProps) {
  const t = useText();
  return (
    <FormBody
      summary
      warnWhenUnsavedChanges
      submit={isNew ? 'prospects.form.create' : 'app.action.save'}
      busy={isNew ? 'prospects.form.creating' : 'app.action.saving'}
      onCancel={onCancel}
    >
      <Section title={t('prospects.form.person')}>
        <TextInput source="prenom" validate={isNew ? REQUIRED.prenom : undefined} autoFocus />
        <TextInput source="nom" validate={REQUIRED.nom} />
        <div className={styles.wide}>
          <TextInput source="email" type="email" validate={REQUIRED.email} />
          {isNew && <DuplicateEmail />}
        </div>
        <TextInput source="telephone" type="tel" />
        <TextInput source="poste" />
        <LanguageInput />
      </Section>
      <Section title={t('prospects.form.links')}>
        <div>
          <TextInput source="site_url" type="url" validate={SITE} placeholder="entreprise.ch" />
          {!isNew && <SiteChangeNote />}
        </div>
        <TextInput source="linkedin" type="url" validate={LINKEDIN} placeholder="linkedin.com/in/…" />
      </Section>
      <Section title={t('prospects.form.company')}>
        <TextInput source="business_name" />
        <TextInput source="location" />
        {!isNew && (
          <>
            <TextInput source="metadata.industry" />
            <TextInput source="metadata.companySize" />
            <TextInput source="metadata.companyLocation" />
          </>
        )}
      </Section>
      {!isNew && (
        <Section title={t('prospects.form.summary')}>
          <TextInput className={styles.wide} source="metadata.summary" multiline minRows={2} />
          <TextInput className={styles.wide} source="metadata.description" multiline minRows={2} />
          <TextInput className={styles.wide} source="metadata.companyDescription" multiline minRows={2} />
        </Section>
      )}
      <Section>
        <TextInput className={styles.wide} source="notes" multiline minRows={3} />
      </Section>
    </FormBody>
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
