import { type HTMLInputAutoCompleteAttribute, type ReactNode, useId } from 'react';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { plainError } from '../../content/plain-errors.ts';
import { frenchSpaces } from '../../lib/spaces.ts';

interface Props {
  name: string;
  label: string;
  /** Without it the field is uncontrolled: what was typed before the hydration stays. */
  value?: string;
  onChange?(value: string): void;
  onBlur?(): void;
  type?: 'text' | 'email' | 'url';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'url' | undefined;
  placeholder?: string | undefined;
  error?: string | undefined;
  /** A positive message about the value. */
  note?: string | undefined;
  /** What may be unusual about the value and is accepted: no error. */
  choice?: { words: string; detail: string } | undefined;
  help?: ReactNode;
  isOptional?: boolean;
  rows?: number;
}

/** Label above, help and error below; a screen reader hears both with the field. */
export function TextField({
  name,
  label,
  value,
  onChange,
  onBlur,
  type = 'text',
  autoComplete,
  inputMode,
  placeholder,
  error,
  note,
  choice,
  help,
  isOptional,
  rows,
}: Props) {
  const id = useId();
  const plain = error ? plainError(error) : null;
  const isWords = type === 'text' && inputMode !== 'url';
  const described = [help && `${id}-help`, error && `${id}-error`, note && `${id}-note`, choice && `${id}-choice`]
    .filter(Boolean)
    .join(' ');
  const shared = {
    id,
    name,
    value,
    className: 'input',
    required: !isOptional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    onChange: onChange && (({ target }: { target: { value: string } }) => onChange(target.value)),
    onBlur,
  };
  return (
    <div className="field" data-field={name} data-wrong={error ? '' : undefined} data-plain={plain && help ? '' : undefined}>
      <label className="field-label" htmlFor={id}>
        {label}
        {isOptional && <span className="quiet">{` ${t`(facultatif)`}`}</span>}
      </label>
      {rows ? (
        <textarea {...shared} rows={rows} maxLength={5000} />
      ) : (
        <input
          {...shared}
          type={type}
          inputMode={inputMode}
          placeholder={placeholder}
          autoComplete={autoComplete}
          autoCapitalize={isWords ? undefined : 'none'}
          spellCheck={isWords && undefined}
          maxLength={type === 'url' || inputMode === 'url' ? 2000 : 300}
        />
      )}
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <div className="field-message" aria-live="polite">
        {error && (
          <p className="field-error" id={`${id}-error`}>
            {plain ?? error}
          </p>
        )}
        {plain && <p className="field-fixed">{error}</p>}
        {choice && (
          <p className="field-choice" id={`${id}-choice`}>
            {frenchSpaces(choice.words)}
            <small>{choice.detail}</small>
          </p>
        )}
        {note && (
          <p className="field-note" id={`${id}-note`}>
            {note}
          </p>
        )}
      </div>
    </div>
  );
}
