import { Switch } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import type { SettingKey } from '../../api/types';
import { useText } from '../../i18n/use-text';
import styles from './settings.module.css';
import type { Drafts } from './use-drafts';

export interface FieldProps {
  drafts: Drafts;
  of: SettingKey;
  path: string;
  label: string;
  help?: ReactNode;
  /** Takes the whole width of its section. */
  wide?: boolean;
}

interface FrameProps {
  id: string;
  label: string;
  help?: ReactNode | undefined;
  error?: string | undefined;
  wide?: boolean | undefined;
  children: ReactNode;
}

/** Label above, help below, and beside the help what is wrong. */
export function FieldFrame({ id, label, help, error, wide, children }: FrameProps) {
  return (
    <div className={`${styles.field} ${wide ? styles.wide : ''}`}>
      <label htmlFor={id}>{label}</label>
      {children}
      {help && (
        <div className={styles.help} id={`${id}-help`}>
          {help}
        </div>
      )}
      {error && (
        <p className={styles.fault} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** What a field is described by: its help, and its error while there is one. */
export const described = (id: string, help: unknown, error: unknown) => ({
  'aria-describedby': [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': Boolean(error),
});

export function TextField({ drafts, of, path, label, help, wide, type = 'text', rows }: FieldProps & { type?: string; rows?: number }) {
  const id = useId();
  const error = drafts.errorOf(of, path);
  const props = {
    id,
    value: String(drafts.get(of, path) ?? ''),
    onChange: ({ target }: { target: { value: string } }) => drafts.set(of, path, target.value),
    ...described(id, help, error),
  };
  return (
    <FieldFrame {...{ id, label, help, error }} wide={wide ?? rows !== undefined}>
      {rows ? <textarea rows={rows} spellCheck={false} {...props} /> : <input type={type} autoComplete="off" {...props} />}
    </FieldFrame>
  );
}

interface NumberFieldProps extends FieldProps {
  min?: number;
  max?: number;
  step?: number | 'any';
  /** Empty is an answer: no limit, nothing to show. */
  optional?: boolean;
}

export function NumberField({ drafts, of, path, label, help, wide, min, max, step, optional }: NumberFieldProps) {
  const t = useText();
  const id = useId();
  const value = drafts.get(of, path) as number | null | undefined;
  const error = value === null && !optional ? t('settings.numberMissing') : drafts.errorOf(of, path);
  const change = (text: string) => drafts.set(of, path, text === '' ? null : Number(text));
  return (
    <FieldFrame {...{ id, label, help, error, wide }}>
      <input
        type="number"
        className={styles.number}
        value={value ?? ''}
        onChange={({ target }) => change(target.value)}
        {...{ id, min, max, step }}
        {...described(id, help, error)}
      />
    </FieldFrame>
  );
}

export function SwitchField({ drafts, of, path, label, help, wide }: FieldProps) {
  const t = useText();
  const id = useId();
  const isOn = drafts.get(of, path) === true;
  const error = drafts.errorOf(of, path);
  return (
    <FieldFrame {...{ id, label, help, error, wide }}>
      <div className={styles.switch}>
        <Switch
          size="small"
          checked={isOn}
          onChange={(_, next) => drafts.set(of, path, next)}
          slotProps={{ input: { id, role: 'switch', ...described(id, help, error) } }}
        />
        <span aria-hidden="true">{t(isOn ? 'settings.on' : 'settings.off')}</span>
      </div>
    </FieldFrame>
  );
}

export function ChoiceField({ drafts, of, path, label, help, wide, choices }: FieldProps & { choices: [value: number, label: string][] }) {
  const id = useId();
  const error = drafts.errorOf(of, path);
  return (
    <FieldFrame {...{ id, label, help, error, wide }}>
      <select
        id={id}
        value={String(drafts.get(of, path))}
        onChange={({ target }) => drafts.set(of, path, Number(target.value))}
        {...described(id, help, error)}
      >
        {choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

const split = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** A list in one line, separated by commas. */
export function ListField({ drafts, of, path, label, help, wide, numeric }: FieldProps & { numeric?: boolean }) {
  const id = useId();
  const error = drafts.errorOf(of, path);
  const value = (drafts.get(of, path) ?? []) as unknown[];
  const parse = (text: string): unknown[] =>
    numeric ? split(text).map((part) => (Number.isNaN(Number(part)) ? part : Number(part))) : split(text);
  const [typed, setTyped] = useState('');
  const text = JSON.stringify(parse(typed)) === JSON.stringify(value) ? typed : value.join(', ');
  const change = (next: string) => {
    setTyped(next);
    drafts.set(of, path, parse(next));
  };
  return (
    <FieldFrame {...{ id, label, help, error, wide }}>
      <input id={id} autoComplete="off" value={text} onChange={({ target }) => change(target.value)} {...described(id, help, error)} />
    </FieldFrame>
  );
}
