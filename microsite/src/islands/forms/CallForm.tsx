import type { ReactNode } from 'react';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { CONTACT } from '../../content/forms.ts';
import type { ContactForm } from '../../lib/api.ts';
import { Field } from './Field.tsx';
import { useCallForm } from './use-call-form.ts';

interface CallFormProps {
  name: ContactForm;
  submit: string;
  /** What happens next, under the button. */
  children?: ReactNode;
}

/** Name, address, website and phone: the agency's calls to action. Without script the page itself receives it. */
export function CallForm({ name, submit: submitLabel, children }: CallFormProps) {
  const { form, state, errors, failure, isReady, submit, correct } = useCallForm(name);
  const isSending = state === 'sending';
  return (
    <form
      ref={form}
      className="form"
      method="post"
      action="/"
      noValidate
      data-ready={isReady || undefined}
      aria-busy={isSending}
      onSubmit={(event) => void submit(event)}
      onInput={({ target }) => correct((target as HTMLInputElement).name)}
    >
      <input type="hidden" name="form-name" value={name} />
      <Field label={t`Nom`} name="nom" autoComplete="name" maxLength={300} required error={errors.nom} />
      <Field label={t`E-mail`} name="email" type="email" autoComplete="email" maxLength={254} required error={errors.email} />
      <Field
        label={t`Site web`}
        name="site_url"
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        maxLength={2000}
        required
        error={errors.site_url}
      />
      <Field
        label={t.as('numéro')`Téléphone`}
        name="telephone"
        type="tel"
        autoComplete="tel"
        placeholder="+41 XX XXX XX XX"
        maxLength={50}
        error={errors.telephone}
      />
      <div className="trap" aria-hidden="true">
        <label>
          {t`Laissez ce champ vide`}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {failure && (
        <p className="form-alert" role="alert">
          {failure}
        </p>
      )}
      <div className="form-end">
        <button type="submit" className="button button-quiet" aria-disabled={isSending}>
          {isSending ? CONTACT.sending : submitLabel}
        </button>
        <p className="form-sent" role="status">
          {state === 'sent' && CONTACT.sent}
        </p>
      </div>
      {children && <p className="form-note">{children}</p>}
    </form>
  );
}
