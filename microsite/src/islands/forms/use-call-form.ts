import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { SENT_AFTER_MS } from '../../../../backend/src/rules/form-times.rules.ts';
import { CONTACT, SENT_MS } from '../../content/forms.ts';
import { type ContactForm, problemOf } from '../../lib/api.ts';
import { callFormErrors, type FieldErrors } from '../../lib/forms/contact-form.ts';
import { sendContact } from '../../lib/forms/forms-api.ts';

export type FormState = 'idle' | 'sending' | 'sent';

/** Sends a call to action and says what became of it; the fields keep what was typed until it has arrived. */
export function useCallForm(name: ContactForm) {
  const form = useRef<HTMLFormElement>(null);
  const startedAt = useRef(0);
  const [state, setState] = useState<FormState>('idle');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  // until the script runs, the browser sends the form by itself
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    startedAt.current = Date.now();
    setReady(true);
  }, []);
  useEffect(() => {
    if (state !== 'sent') return;
    const timer = setTimeout(() => setState('idle'), SENT_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const refuse = (wrong: FieldErrors) => {
    setErrors(wrong);
    setState('idle');
    const [first] = Object.keys(wrong);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending' || !form.current) return;
    const fields = Object.fromEntries(new FormData(form.current)) as Record<string, string>;
    setFailure(null);
    const wrong = callFormErrors(fields);
    if (Object.keys(wrong).length > 0) return refuse(wrong);
    setErrors({});
    setState('sending');
    await new Promise((resolve) => setTimeout(resolve, startedAt.current + SENT_AFTER_MS - Date.now()));
    const problem = problemOf(await sendContact(name, fields, startedAt.current));
    if (problem?.errors && problem.status === 422) return refuse(problem.errors);
    if (problem) {
      setFailure(problem.status === 429 && problem.message ? problem.message : CONTACT.failed);
      return setState('idle');
    }
    form.current.reset();
    startedAt.current = Date.now();
    setState('sent');
  };

  const correct = (field: string) => setErrors(({ [field]: _, ...others }) => others);

  return { form, state, errors, failure, isReady, submit, correct };
}
