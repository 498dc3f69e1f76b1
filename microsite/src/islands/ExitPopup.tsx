import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { t } from '../../../backend/src/rules/language.rules.ts';
import { POPUP_DONE_MS, REFERRAL } from '../content/forms.ts';
import { problemOf } from '../lib/api.ts';
import { sendReferral } from '../lib/forms/forms-api.ts';
import { popupError, popupFailure } from '../lib/forms/referral-form.ts';
import { Field } from './forms/Field.tsx';

interface ExitPopupProps {
  token: string;
  /** Once the address has arrived. */
  onSent: () => void;
  onClose: () => void;
}

/** Opens the popup over the page; it takes itself away again. */
export function openExitPopup({ token, onSent }: Pick<ExitPopupProps, 'token' | 'onSent'>): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(<ExitPopup token={token} onSent={onSent} onClose={close} />);
}

/** Asks who is in charge of marketing. The dialog gives the focus back to where it came from. */
function ExitPopup({ token, onSent, onClose }: ExitPopupProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle');
  const [error, setError] = useState<string>();
  useEffect(() => {
    dialog.current?.showModal();
    form.current?.querySelector<HTMLElement>('[name="email"]')?.focus();
  }, []);
  useEffect(() => {
    if (state !== 'done') return;
    const timer = setTimeout(() => dialog.current?.close(), POPUP_DONE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending' || !form.current) return;
    const email = String(new FormData(form.current).get('email') ?? '');
    const wrong = popupError(email);
    setError(wrong ?? undefined);
    if (wrong) return form.current.querySelector<HTMLElement>('[name="email"]')?.focus();
    setState('sending');
    const problem = problemOf(await sendReferral(token, email.trim()));
    if (problem) setError(popupFailure(problem));
    else onSent();
    setState(problem ? 'idle' : 'done');
  };

  const isSending = state === 'sending';
  return (
    <dialog ref={dialog} className="popup" aria-labelledby="popup-titre" onClose={onClose} onKeyDown={keepFocusInside}>
      <button type="button" className="popup-close" onClick={() => dialog.current?.close()}>
        {t`Fermer`}
      </button>
      {state === 'done' ? (
        <div role="status">
          <h2 id="popup-titre">{REFERRAL.done}</h2>
          <p>{t`Votre collègue sera contacté et recevra le lien de l’analyse.`}</p>
        </div>
      ) : (
        <>
          <h2 id="popup-titre">{t`Qui s’occupe du marketing chez vous\u202f?`}</h2>
          <p>{t`Cette analyse lui sera utile. Indiquez son adresse\u202f: un seul message lui est envoyé, avec le lien.`}</p>
          <form ref={form} className="form" noValidate aria-busy={isSending} onSubmit={(event) => void submit(event)}>
            <Field
              label={t`E-mail du responsable marketing`}
              name="email"
              type="email"
              autoComplete="off"
              maxLength={254}
              required
              error={error}
              onInput={() => setError(undefined)}
            />
            <div className="form-end">
              <button type="submit" className="button" aria-disabled={isSending}>
                {isSending ? REFERRAL.sending : REFERRAL.submit}
              </button>
            </div>
          </form>
        </>
      )}
    </dialog>
  );
}

/** A modal dialog still lets Tab out to the browser's own buttons; here it goes round. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, input, a[href]')];
  const [first, last] = [stops[0], stops.at(-1)];
  const leaves = document.activeElement === (event.shiftKey ? first : last) || !event.currentTarget.contains(document.activeElement);
  if (!leaves) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
