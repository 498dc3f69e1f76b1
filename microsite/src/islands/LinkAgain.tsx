import { useEffect, useRef, useState } from 'react';
import { t } from '../../../backend/src/rules/language.rules.ts';
import { FIELD_MESSAGES, LINK_AGAIN } from '../content/trial.ts';
import { type LinkRequested, problemOf } from '../lib/api.ts';
import { emailDomain } from '../lib/trial/site-domain.ts';
import { askTrialLink } from '../lib/trial/trial-api.ts';
import { guarded } from './ErrorBoundary.tsx';
import { useFillTime } from './form/fill-time.ts';
import { TextField } from './form/TextField.tsx';
import { Trap } from './form/Trap.tsx';

/** Sends the link of an analysis again; the answer does not reveal whether the address is known. */
export const LinkAgain = guarded(Again);

const errorOf = (email: string): string | undefined => {
  if (!email.trim()) return FIELD_MESSAGES.emailRequired;
  return emailDomain(email) === null ? FIELD_MESSAGES.emailInvalid : undefined;
};

function Again() {
  const [state, setState] = useState<{ isSending?: boolean; error?: string; done?: string; failed?: string }>({});
  const form = useRef<HTMLFormElement>(null);
  const filledIn = useFillTime();
  useEffect(() => {
    if (state.error) form.current?.querySelector<HTMLElement>('[name="email"]')?.focus();
  }, [state.error]);

  const send = async (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (state.isSending || !form.current) return;
    const { email = '', fax } = Object.fromEntries(new FormData(form.current)) as Record<string, string>;
    const error = errorOf(email);
    if (error) return setState({ error });
    setState({ isSending: true });
    const startedAt = await filledIn();
    const answer = await askTrialLink(email, { startedAt, ...(fax && { fax }) });
    const problem = problemOf(answer);
    if (problem) return setState({ failed: (problem.status === 429 && problem.message) || LINK_AGAIN.failed });
    setState({ done: (answer as LinkRequested).message });
  };

  return (
    <form className="form link-again" method="post" noValidate ref={form} onSubmit={(event) => void send(event)}>
      <TextField
        name="email"
        label={t`E-mail de votre demande`}
        type="email"
        autoComplete="email"
        onChange={() => setState({})}
        error={state.error}
      />
      <Trap name="fax" />
      <div className="form-end">
        <button type="submit" className="button button-quiet" aria-disabled={state.isSending}>
          {state.isSending ? LINK_AGAIN.sending : LINK_AGAIN.submit}
        </button>
        <div role="status">{state.done && <p className="field-note">{state.done}</p>}</div>
        <div role="alert">{state.failed && <p className="field-error">{state.failed}</p>}</div>
      </div>
    </form>
  );
}
