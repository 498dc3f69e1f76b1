import { useId } from 'react';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { pagePath } from '../../../../backend/src/rules/routes.rules.ts';
import { CONSENT } from '../../content/trial.ts';

interface Props {
  checked: boolean;
  onChange(checked: boolean): void;
  onBlur(): void;
  error: string | undefined;
}

export function ConsentField({ checked, onChange, onBlur, error }: Props) {
  const id = useId();
  return (
    <div className="field" data-field="consent" data-wrong={error ? '' : undefined}>
      <div className="tick">
        <input
          type="checkbox"
          id={id}
          name="consent"
          checked={checked}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => onChange(target.checked)}
          onBlur={onBlur}
        />
        <label htmlFor={id}>{CONSENT}</label>
      </div>
      <p className="field-help">
        <a href={pagePath('legal')}>{t`Ce que nous faisons de vos données`}</a>
      </p>
      <div className="field-message" aria-live="polite">
        {error && (
          <p className="field-error" id={`${id}-error`}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
