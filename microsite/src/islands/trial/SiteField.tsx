import { useRef, useState } from 'react';
import { pagePath } from '../../../../backend/src/rules/routes.rules.ts';
import { ENTRANCE } from '../../content/trial.ts';
import { frenchSpaces } from '../../lib/spaces.ts';
import { FRESH_TRIAL, type TrialValues, trialErrors, withScheme } from '../../lib/trial/trial-form.ts';
import { TextField } from '../form/TextField.tsx';

interface Props {
  values: TrialValues;
  change(changes: Partial<TrialValues>): void;
  /** The site is known: the rest of the form follows in its place. */
  next(): void;
}

/** The entrance: one field. Before the script runs it leads to the trial page, which knows the address then. */
export function SiteField({ values, change, next }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    const websiteUrl = withScheme(values.websiteUrl);
    const wrong = trialErrors({ ...values, websiteUrl }).websiteUrl;
    setError(wrong);
    if (wrong) return form.current?.querySelector('input')?.focus();
    change({ websiteUrl });
    next();
  };
  return (
    <form className="entrance" method="get" action={pagePath('trial')} noValidate ref={form} onSubmit={submit}>
      <TextField
        name="site"
        label={ENTRANCE.label}
        placeholder={ENTRANCE.placeholder}
        type="text"
        inputMode="url"
        autoComplete="url"
        value={values.websiteUrl === FRESH_TRIAL.websiteUrl ? '' : values.websiteUrl}
        onChange={(websiteUrl) => {
          setError(undefined);
          change({ websiteUrl });
        }}
        error={error}
      />
      <button type="submit" className="button">
        {ENTRANCE.submit}
      </button>
      <p className="field-help">{frenchSpaces(ENTRANCE.next)}</p>
    </form>
  );
}
