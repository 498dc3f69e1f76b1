import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../../backend/src/rules/language.rules.ts';
import { REFERRAL } from '../content/forms.ts';
import { pageData, problemOf } from '../lib/api.ts';
import { looksLikeEmail } from '../lib/forms/contact-form.ts';
import { sendReferral } from '../lib/forms/forms-api.ts';
import { referralFailure } from '../lib/forms/referral-form.ts';
import { DemoNote } from './DemoNote.tsx';
import { guarded } from './ErrorBoundary.tsx';
import { Field } from './forms/Field.tsx';

/** Passes the analysis on to the colleague in charge. */
export const ReferralForm = guarded(Referral);

function Referral() {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending' || !form.current) return;
    const email = String(new FormData(form.current).get('email') ?? '').trim();
    const { token } = pageData();
    setFailure(null);
    if (!token || !looksLikeEmail(email)) {
      setError(REFERRAL.incomplete);
      return form.current.querySelector<HTMLElement>('[name="email"]')?.focus();
    }
    setError(undefined);
    setState('sending');
    const problem = problemOf(await sendReferral(token, email));
    setState(problem ? 'idle' : 'done');
    if (problem?.status === 422) setError(referralFailure(problem));
    else if (problem) setFailure(referralFailure(problem));
  };

  if (state === 'done') return <Thanks />;
  const isSending = state === 'sending';
  return (
    <form ref={form} className="form" noValidate={isReady} aria-busy={isSending} onSubmit={(event) => void submit(event)}>
      <Field
        label={t`E-mail de votre collègue`}
        name="email"
        type="email"
        autoComplete="off"
        maxLength={254}
        required
        error={error}
        help={t`Un seul message lui est envoyé, avec le lien de l’analyse.`}
        onInput={() => setError(undefined)}
      />
      {failure && (
        <p className="form-alert" role="alert">
          {failure}
        </p>
      )}
      <div className="form-end">
        <button type="submit" className="button" aria-disabled={isSending}>
          {isSending ? REFERRAL.sending : REFERRAL.submit}
        </button>
      </div>
    </form>
  );
}

function Thanks() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="form-done">
      <h1 ref={title} tabIndex={-1}>
        {REFERRAL.done}
      </h1>
      <p className="real-only">{t`Votre collègue sera contacté et recevra le lien de l’analyse.`}</p>
      <DemoNote>{t`rien n’est envoyé\u202f: le collègue d’un vrai prospect recevrait un seul message, avec le lien de l’analyse.`}</DemoNote>
      <a className="arrow-link" href="/">
        {t`Retour à l’accueil`}
      </a>
    </div>
  );
}
