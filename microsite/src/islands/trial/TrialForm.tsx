import { useEffect, useId, useRef, useState } from 'react';
import { pagePath } from '../../../../backend/src/rules/routes.rules.ts';
import { CONSENT, DOMAIN_MATCH, domainMismatch } from '../../content/trial.ts';
import {
  domainMatch,
  isComplete,
  stillNeeded,
  type TrialErrors,
  type TrialField,
  type TrialValues,
  trialErrors,
} from '../../lib/trial/trial-form.ts';
import { useAfterPress } from '../form/after-press.ts';
import { TextField } from '../form/TextField.tsx';
import { Trap } from '../form/Trap.tsx';
import type { Failure } from './use-trial.ts';

interface Props {
  values: TrialValues;
  change(changes: Partial<TrialValues>): void;
  /** What the server found wrong. */
  refusals: TrialErrors;
  failure: Failure | null;
  submit(fax: string): Promise<void>;
}

export function TrialForm({ values, change, refusals, failure, submit }: Props) {
  const id = useId();
  const [left, setLeft] = useState<ReadonlySet<TrialField>>(new Set());
  const afterPress = useAfterPress();
  const [fax, setFax] = useState('');
  const place = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);
  // the form comes back with what the server refused; typing removes it, and must not move the focus
  const firstRefused = useRef(Object.keys(refusals)[0]);
  useEffect(() => {
    if (firstRefused.current) place.current?.querySelector<HTMLElement>(`[name="${firstRefused.current}"]`)?.focus();
  }, []);

  const wrong = trialErrors(values);
  const match = domainMatch(values);
  const leave = (field: TrialField) => () => afterPress(() => setLeft((known) => new Set([...known, field])));
  /** A field is not called wrong before it was left. */
  const errorOf = (field: TrialField): string | undefined => refusals[field] ?? (left.has(field) ? wrong[field] : undefined);
  const mismatch = match && !match.matches ? domainMismatch(match.domain) : undefined;
  const needed = stillNeeded(values);
  const field = (name: 'websiteUrl' | 'email' | 'companyName' | 'city') => ({
    name,
    value: values[name],
    onChange: (value: string) => change({ [name]: value }),
    onBlur: leave(name),
    error: errorOf(name),
  });

  const send = (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (isComplete(values)) void submit(fax);
  };

  return (
    <form className="form trial-form" method="post" noValidate ref={place} onSubmit={send} aria-labelledby={`${id}-title`}>
      <h2 className="form-title" id={`${id}-title`}>
        Votre audit
      </h2>
      <div role="alert" tabIndex={-1} ref={alert} className="form-failure-place">
        {failure && (
          <div className="form-failure">
            <p>{failure.message}</p>
            {failure.cause && <p className="form-failure-cause">{failure.cause}</p>}
          </div>
        )}
      </div>
      <TextField
        {...field('websiteUrl')}
        label="Site web"
        type="url"
        autoComplete="url"
        help="L’adresse complète, telle qu’elle s’ouvre dans un navigateur."
      />
      <TextField
        {...field('email')}
        error={errorOf('email') ?? mismatch}
        label="E-mail professionnel"
        type="email"
        autoComplete="email"
        help="Au même domaine que le site, pour que personne d’autre ne demande votre audit."
        note={match?.matches && !errorOf('email') ? DOMAIN_MATCH : undefined}
      />
      <div className="form-pair">
        <TextField {...field('companyName')} label="Entreprise" autoComplete="organization" />
        <TextField {...field('city')} label="Ville" autoComplete="address-level2" />
      </div>
      <div className="field" data-field="consent" data-wrong={errorOf('consent') ? '' : undefined}>
        <div className="tick">
          <input
            type="checkbox"
            id={`${id}-consent`}
            name="consent"
            checked={values.consent}
            required
            aria-invalid={errorOf('consent') ? true : undefined}
            aria-describedby={errorOf('consent') ? `${id}-consent-error` : undefined}
            onChange={({ target }) => {
              change({ consent: target.checked });
              leave('consent')();
            }}
            onBlur={leave('consent')}
          />
          <label htmlFor={`${id}-consent`}>{CONSENT}</label>
        </div>
        <p className="field-help">
          <a href={pagePath('legal')}>Ce que nous faisons de vos données</a>
        </p>
        <div className="field-message" aria-live="polite">
          {errorOf('consent') && (
            <p className="field-error" id={`${id}-consent-error`}>
              {errorOf('consent')}
            </p>
          )}
        </div>
      </div>
      <Trap name="fax" value={fax} onChange={setFax} />
      <div className="form-end">
        <button type="submit" className="button" disabled={!isComplete(values)} aria-describedby={`${id}-needed`}>
          Lancer mon audit gratuit
        </button>
        <p className="field-help" id={`${id}-needed`}>
          {needed ?? 'Gratuit et sans engagement.'}
        </p>
      </div>
    </form>
  );
}
