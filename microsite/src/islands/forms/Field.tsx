import { type InputHTMLAttributes, useId } from 'react';
import { t } from '../../../../backend/src/rules/language.rules.ts';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  name: string;
  help?: string;
  error?: string | undefined;
}

/** A field with its label above, its help below and, when something is wrong, what to do about it. */
export function Field({ label, help, error, required, ...input }: FieldProps) {
  const id = useId();
  const notes = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div className="field" data-wrong={error ? '' : undefined}>
      <label className="field-label" htmlFor={id}>
        {label}
        {!required && <span className="quiet">{` ${t`(facultatif)`}`}</span>}
      </label>
      <input
        {...input}
        className="input"
        id={id}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes || undefined}
      />
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}
