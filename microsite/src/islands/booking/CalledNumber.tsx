import { type SyntheticEvent, useId, useState } from 'react';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { NumberLine } from './Agenda.tsx';
import type { Refusal } from './use-booking.ts';

interface Props {
  telephone: string | null;
  agentName: string;
  /** Null once the number stands; else why it does not. */
  onCorrect(telephone: string): Promise<Refusal | null>;
}

/** The number that will be called, and the way to correct it. */
export function CalledNumber({ telephone, agentName, onCorrect }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(telephone === null);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);

  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (!typed.trim()) return setError(t`Indiquez le numéro à appeler.`);
    setIsSending(true);
    const refusal = await onCorrect(typed);
    setIsSending(false);
    setError(refusal?.message ?? null);
    if (!refusal) setIsOpen(false);
  };

  return (
    <div className="called">
      <div aria-live="polite">
        {telephone ? <NumberLine {...{ telephone, agentName }} /> : <p>{t`Aucun numéro n’est encore indiqué pour cet appel.`}</p>}
      </div>
      {isOpen ? (
        <form className="called-form no-print" onSubmit={(event) => void send(event)} noValidate>
          <div className="field">
            <label htmlFor={id}>{t`Numéro à appeler`}</label>
            <input
              id={id}
              type="tel"
              autoComplete="tel"
              value={typed}
              aria-invalid={error !== null}
              aria-describedby={error ? `${id}-error` : undefined}
              onChange={({ target }) => setTyped(target.value)}
            />
            {error && (
              <p className="field-error" id={`${id}-error`} role="alert">
                {error}
              </p>
            )}
          </div>
          <button type="submit" className="quiet-button" aria-disabled={isSending}>
            {isSending ? t`Un instant…` : t`Enregistrer le numéro`}
          </button>
        </form>
      ) : (
        <button type="button" className="text-button no-print" onClick={() => setIsOpen(true)}>
          {t`Corriger le numéro`}
        </button>
      )}
    </div>
  );
}
