import { type ReactNode, useId, useState } from 'react';
import { BooleanInput, NumberInput, TextInput } from 'react-admin';
import { same } from '../../../../backend/src/rules/rebase.rules';
import { settingField } from '../../../../backend/src/rules/setting-fields.rules';
import { useInvalid } from '../../form/use-invalid';
import { type TextKey, useText } from '../../i18n/use-text';
import { useFieldValue } from './documents';
import styles from './settings.module.css';

export interface FieldProps {
  /** `agency.name` */
  source: string;
  /** Else `settings.<source>`, and `…Help` where the catalogue has it. */
  label?: TextKey;
  help?: TextKey | ReactNode;
  /** Else as the table of the settings’ fields has it, with its bounds. */
  kind?: 'text' | 'email' | 'tel' | 'url' | 'time' | 'password' | 'number' | 'switch' | 'list' | 'numbers';
  /** Lines of a longer text. */
  rows?: number;
  /** Takes the whole width of its section. */
  wide?: boolean;
  /** Of a number. */
  min?: number;
  max?: number;
  step?: number;
  /** Empty is an answer: no limit, nothing to show. */
  optional?: boolean;
  placeholder?: string;
  maxLength?: number;
  className?: string;
  /** Another form of the value than what is typed. */
  typed?: { parse: (text: string) => string; format: (value: string) => string };
  validate?: (value: string) => string | undefined;
}

/** A field of the settings: label above, help below, and what is wrong beside the help, not instead of it. */
export function Field({ wide, ...given }: FieldProps) {
  const t = useText();
  const id = useId();
  const { label = `settings.${given.source}` as TextKey, help = t(`settings.${given.source}Help` as TextKey, { _: '' }), ...own } = given;
  const field = { ...declared(given.source), ...own, label };
  const invalid = useInvalid(given.source);
  const describedBy = [help && `${id}-help`, invalid && `${id}-helper-text`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={(wide ?? field.rows !== undefined) ? styles.wide : undefined}>
      <Input {...field} id={id} describedBy={describedBy} />
      {help && (
        <div className={styles.help} id={`${id}-help`}>
          {typeof help === 'string' ? t(help as TextKey, { _: help }) : help}
        </div>
      )}
    </div>
  );
}

/** What the table says of a field. */
function declared(source: string): Pick<FieldProps, 'kind' | 'min' | 'max' | 'optional'> {
  const field = settingField(source);
  if (field?.kind !== 'number') return field?.kind === 'switch' ? { kind: 'switch' } : {};
  return { kind: 'number', min: field.min, max: field.max, optional: field.standard === null };
}

type InputProps = Omit<FieldProps, 'help' | 'wide' | 'label'> & { label: TextKey; id: string; describedBy: string | undefined };

const ALERT = { role: 'alert' };

function Input({ kind = 'text', optional, min, max, step, describedBy, typed, rows, maxLength, ...input }: InputProps) {
  const html = { 'aria-describedby': describedBy, maxLength };
  const slotProps = { htmlInput: html, formHelperText: ALERT };
  if (kind === 'switch') return <SwitchInput {...input} describedBy={describedBy} />;
  if (kind === 'number') {
    return <NumberInput className={styles.number} validate={optional ? undefined : given} {...input} {...{ min, max, step, slotProps }} />;
  }
  if (kind === 'list' || kind === 'numbers') return <ListInput {...input} isNumeric={kind === 'numbers'} slotProps={slotProps} />;
  const lines = rows && { multiline: true, rows, spellCheck: false };
  return <TextInput {...input} {...lines} {...typed} type={kind} autoComplete="off" slotProps={slotProps} />;
}

const given = (value: number | null) => (value === null ? ('settings.numberMissing' satisfies TextKey) : undefined);

function SwitchInput({ source, label, describedBy, ...input }: Pick<InputProps, 'source' | 'label' | 'id' | 'describedBy'>) {
  const t = useText();
  const isOn = useFieldValue<boolean>(source);
  const words = (
    <>
      {t(label)} <span aria-hidden="true">{t(isOn ? 'settings.on' : 'settings.off')}</span>
    </>
  );
  const options = { slotProps: { input: { 'aria-describedby': describedBy } } };
  return <BooleanInput className={styles.switch} {...input} {...{ source, options }} label={words} />;
}

const split = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

interface ListInputProps extends Pick<InputProps, 'source' | 'label' | 'id'> {
  isNumeric: boolean;
  slotProps: object;
}

/** A list in one line, separated by commas. */
function ListInput({ isNumeric, ...input }: ListInputProps) {
  const [text, setText] = useState('');
  const read = (typed: string): unknown[] =>
    isNumeric ? split(typed).map((part) => (Number.isNaN(Number(part)) ? part : Number(part))) : split(typed);
  const parse = (typed: string) => {
    setText(typed);
    return read(typed);
  };
  const format = (list: unknown[] | undefined) => (same(read(text), list) ? text : (list ?? []).join(', '));
  return <TextInput {...input} {...{ parse, format }} autoComplete="off" />;
}
