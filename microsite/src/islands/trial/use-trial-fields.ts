import { useState } from 'react';
import { DOMAIN_MATCH, domainMismatch, OTHER_ADDRESS } from '../../content/trial.ts';
import { domainMatch, type TrialErrors, type TrialField, type TrialValues, trialErrors } from '../../lib/trial/trial-form.ts';
import { useAfterPress } from '../form/after-press.ts';

type TextName = Exclude<TrialField, 'consent'>;

/** Each field with its value and what is wrong with it; none is called wrong before it was left. */
export function useTrialFields(
  values: TrialValues,
  change: (changes: Partial<TrialValues>) => void,
  refusals: TrialErrors,
  acceptsOthers: boolean,
) {
  const [left, setLeft] = useState<ReadonlySet<TrialField>>(new Set());
  const afterPress = useAfterPress();
  const wrong = trialErrors(values);
  const match = domainMatch(values);
  const mismatch = match && !match.matches ? domainMismatch(match.domain) : undefined;

  const leave = (field: TrialField) => () => afterPress(() => setLeft((known) => new Set([...known, field])));
  const errorOf = (field: TrialField): string | undefined => refusals[field] ?? (left.has(field) ? wrong[field] : undefined);
  const text = (name: TextName) => ({
    name,
    value: values[name],
    onChange: (value: string) => change({ [name]: value }),
    onBlur: leave(name),
    error: errorOf(name),
  });
  const leaveConsent = leave('consent');
  return {
    text,
    email: {
      ...text('email'),
      error: errorOf('email') ?? (acceptsOthers ? undefined : mismatch),
      note: match?.matches && !errorOf('email') ? DOMAIN_MATCH : undefined,
      // an address elsewhere is a choice, not a fault: decision 45, our words first
      choice: mismatch && acceptsOthers && !errorOf('email') ? { words: OTHER_ADDRESS, detail: mismatch } : undefined,
    },
    isElsewhere: mismatch !== undefined,
    consent: {
      checked: values.consent,
      onChange: (consent: boolean) => {
        change({ consent });
        leaveConsent();
      },
      onBlur: leaveConsent,
      error: errorOf('consent'),
    },
  };
}
