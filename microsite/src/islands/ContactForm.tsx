import { useEffect, useRef, useState } from 'react';
import { t } from '../../../backend/src/rules/language.rules.ts';
import { CONTACT_MESSAGES, SENDING_FAILED, SENT, SENT_MS } from '../content/contact.ts';
import { problemOf } from '../lib/api.ts';
import { sendContact } from '../lib/forms/forms-api.ts';
import { frenchSpaces } from '../lib/spaces.ts';
import { emailDomain } from '../lib/trial/site-domain.ts';
import { guarded } from './ErrorBoundary.tsx';
import { useFillTime } from './form/fill-time.ts';
import { TextField } from './form/TextField.tsx';
import { Trap } from './form/Trap.tsx';

type FieldName = 'prenom' | 'nom' | 'entreprise' | 'email' | 'message';
type Values = Record<FieldName | 'website' | 'form-name', string>;
type Errors = Partial<Record<string, string>>;
const REQUIRED = ['prenom', 'nom', 'entreprise', 'email'] as const;

function errorsOf(values: Values): Errors {
  const errors: Errors = {};
  for (const field of REQUIRED) if (!values[field].trim()) errors[field] = CONTACT_MESSAGES[field];
  if (!errors.email && emailDomain(values.email) === null) errors.email = CONTACT_MESSAGES.emailInvalid;
  return errors;
}

/** « Nous contacter »: idle, sending, sent for three seconds; a failure keeps every word. Without script the site’s root receives it. */
export const ContactForm = guarded(Contact);

function Contact() {
  const [errors, setErrors] = useState<Errors>({});
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle');
  const filledIn = useFillTime();
  const form = useRef<HTMLFormElement>(null);
  // until the script runs, the browser sends the form by itself
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  useEffect(() => {
    if (state !== 'sent') return;
    const timer = setTimeout(() => setState('idle'), SENT_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const correct = (field: string) => setErrors(({ [field]: _, ...others }) => others);
  const refuse = (wrong: Errors) => {
    setErrors(wrong);
    const first = REQUIRED.find((field) => wrong[field]);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const send = async (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (state === 'sending' || !form.current) return;
    const values = Object.fromEntries(new FormData(form.current)) as Values;
    const wrong = errorsOf(values);
    if (Object.keys(wrong).length > 0) return refuse(wrong);
    setState('sending');
    const { 'form-name': _, message, ...others } = values;
    const startedAt = await filledIn();
    const problem = problemOf(await sendContact('contact', { ...others, ...(message.trim() && { message }) }, startedAt));
    if (!problem) {
      form.current?.reset();
      return setState('sent');
    }
    setState('failed');
    if (problem.status === 422 && problem.errors) refuse(problem.errors as Errors);
  };

  const field = (name: FieldName) => ({ name, error: errors[name] });
  return (
    <form
      className="form contact-form"
      method="post"
      action="/"
      noValidate
      data-ready={isReady || undefined}
      ref={form}
      onSubmit={(event) => void send(event)}
      onInput={({ target }) => correct((target as HTMLInputElement).name)}
    >
      <input type="hidden" name="form-name" value="contact" />
      <div className="form-pair">
        <TextField {...field('prenom')} label={t`Prénom`} autoComplete="given-name" />
        <TextField {...field('nom')} label={t`Nom`} autoComplete="family-name" />
      </div>
      <div className="form-pair">
        <TextField {...field('entreprise')} label={t`Entreprise`} autoComplete="organization" />
        <TextField {...field('email')} label={t`E-mail`} type="email" autoComplete="email" />
      </div>
      <TextField {...field('message')} label={t`Message`} rows={4} isOptional />
      <Trap name="website" />
      <div className="form-end">
        <button type="submit" className="button button-quiet" aria-disabled={state === 'sending'}>
          {state === 'sending' ? t`Envoi en cours…` : t`Envoyer`}
        </button>
        <div role="status">{state === 'sent' && <p className="field-note">{frenchSpaces(SENT)}</p>}</div>
        <div role="alert">{state === 'failed' && <p className="field-error">{SENDING_FAILED}</p>}</div>
      </div>
    </form>
  );
}
