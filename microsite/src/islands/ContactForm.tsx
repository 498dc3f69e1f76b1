import { useEffect, useRef, useState } from 'react';
import { t } from '../../../backend/src/rules/language.rules.ts';
import { CONTACT_MESSAGES, SENDING_FAILED, SENT, SENT_MS } from '../content/contact.ts';
import { problemOf } from '../lib/api.ts';
import { sendContact } from '../lib/forms/forms-api.ts';
import { frenchSpaces } from '../lib/spaces.ts';
import { emailDomain } from '../lib/trial/site-domain.ts';
import { guarded } from './ErrorBoundary.tsx';
import { useEarlyInput } from './form/early-input.ts';
import { useFillTime } from './form/fill-time.ts';
import { TextField } from './form/TextField.tsx';
import { Trap } from './form/Trap.tsx';

const EMPTY = { prenom: '', nom: '', entreprise: '', email: '', message: '', website: '' };
type Values = typeof EMPTY;
type Errors = Partial<Record<keyof Values, string>>;
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
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle');
  const filledIn = useFillTime();
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput<Values>('.contact-form', (early) => setValues({ ...EMPTY, ...early }));
  // until the script runs, the browser sends the form by itself
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  useEffect(() => {
    if (state !== 'sent') return;
    const timer = setTimeout(() => setState('idle'), SENT_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const change = (field: keyof Values) => (value: string) => {
    setValues((known) => ({ ...known, [field]: value }));
    setErrors(({ [field]: _, ...others }) => others);
  };
  const refuse = (wrong: Errors) => {
    setErrors(wrong);
    const first = REQUIRED.find((field) => wrong[field]);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const send = async (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (state === 'sending') return;
    const wrong = errorsOf(values);
    if (Object.keys(wrong).length > 0) return refuse(wrong);
    setState('sending');
    const { message, ...others } = values;
    const startedAt = await filledIn();
    const problem = problemOf(await sendContact('contact', { ...others, ...(message.trim() && { message }) }, startedAt));
    if (!problem) {
      setValues(EMPTY);
      return setState('sent');
    }
    setState('failed');
    if (problem.status === 422 && problem.errors) refuse(problem.errors as Errors);
  };

  const field = (name: keyof Values) => ({ name, value: values[name], onChange: change(name), error: errors[name] });
  return (
    <form
      className="form contact-form"
      method="post"
      action="/"
      noValidate
      data-ready={isReady || undefined}
      ref={form}
      onSubmit={(event) => void send(event)}
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
      <Trap name="website" value={values.website} onChange={change('website')} />
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
