import { ToggleButton } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { useListContext } from 'react-admin';
import page from '../components/list-page.module.css';
import { zurichDay, zurichMidnight } from '../format/format';
import { useChangeFilters } from './use-change-filters';

/** A filter of the surrounding list and its setter; undefined removes it. */
export function useFilter<Value>(source: string): [Value | undefined, (value: Value | undefined) => void] {
  const { filterValues } = useListContext();
  const change = useChangeFilters();
  const set = (next: Value | undefined) =>
    change(({ [source]: _, ...others }) => (next === undefined ? others : { ...others, [source]: next }));
  return [filterValues[source], set];
}

interface Choice<Value> {
  value: Value;
  label: string;
  count?: number | undefined;
}

interface ChoicesProps<Value extends string> {
  label: string;
  options: Choice<Value>[];
  /** Null where none is selected. */
  current: NoInfer<Value> | null;
  onChange: (value: Value) => void;
}

/** Toggle buttons, one of which is selected. */
export function Choices<Value extends string>({ label, options, current, onChange }: ChoicesProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div className={page.choices} role="group" aria-label={label}>
      {options.map(({ value, label: words, count }) => (
        <ToggleButton key={value} value={value} selected={value === current} onChange={() => onChange(value)}>
          {words}
          {count !== undefined && ` ${count}`}
        </ToggleButton>
      ))}
    </div>
  );
}

interface FilterProps {
  source: string;
  label: string;
}

type Single = string | boolean;

/** A filter as toggle buttons; the choice without a value removes it. */
export function FilterButtons({ source, label, choices }: FilterProps & { choices: Choice<Single | undefined>[] }) {
  const [current, setCurrent] = useFilter<Single>(source);
  return (
    <Choices
      label={label}
      options={choices.map((choice) => ({ ...choice, value: String(choice.value) }))}
      current={String(current)}
      onChange={(name) => setCurrent(choices.find(({ value }) => String(value) === name)?.value)}
    />
  );
}

interface SelectProps {
  label: string;
  /** Label of the option that removes the filter. */
  any: string;
  choices: Choice<Single>[];
  /** Shows the label; by default it is for screen readers alone. */
  isLabelled?: boolean;
}

/** A filter as a native `<select>`. */
export function FilterSelect({ source, ...props }: FilterProps & SelectProps) {
  const [current, setCurrent] = useFilter<Single>(source);
  return <SelectField {...props} current={current} onChange={setCurrent} />;
}

interface SelectFieldProps extends SelectProps {
  current: Single | undefined;
  onChange: (value: Single | undefined) => void;
}

export function SelectField({ label, any, choices, isLabelled = false, current, onChange }: SelectFieldProps) {
  const id = useId();
  const select = (
    <select
      id={id}
      className={page.select}
      aria-label={isLabelled ? undefined : label}
      value={String(current ?? '')}
      onChange={({ target }) => onChange(choices.find(({ value }) => String(value) === target.value)?.value)}
    >
      <option value="">{any}</option>
      {choices.map(({ value, label: words }) => (
        <option key={String(value)} value={String(value)}>
          {words}
        </option>
      ))}
    </select>
  );
  if (!isLabelled) return select;
  return (
    <span className={page.filterField}>
      <label htmlFor={id}>{label}</label>
      {select}
    </span>
  );
}

/** A whole number up to 100. The typed value is shown until the list has applied it. */
export function FilterNumber({ source, label }: FilterProps) {
  const [current, setCurrent] = useFilter<number>(source);
  const [typed, setTyped] = useState<string>();
  const isTaken = typed !== undefined && between(typed) === current;
  useEffect(() => {
    if (isTaken) setTyped(undefined);
  }, [isTaken]);
  const type = (text: string) => {
    setTyped(text);
    setCurrent(between(text));
  };
  return (
    <label className={page.filterField}>
      {label}
      <input type="number" min={0} max={100} value={typed ?? current ?? ''} onChange={({ target }) => type(target.value)} />
    </label>
  );
}

const between = (typed: string): number | undefined => (typed === '' ? undefined : Math.max(0, Math.min(100, Number(typed))));

/** A text, applied on blur or Enter. */
export function FilterText({ source, label }: FilterProps) {
  const [current = '', setCurrent] = useFilter<string>(source);
  const take = (typed: string) => typed.trim() !== current && setCurrent(typed.trim() || undefined);
  return (
    <label className={page.filterField}>
      {label}
      <input
        key={current}
        type="text"
        maxLength={100}
        defaultValue={current}
        onBlur={({ target }) => take(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && take(currentTarget.value)}
      />
    </label>
  );
}

/** A moment as a day in Zurich: its first instant or, at the end of a period, its last. */
export function FilterDay({ source, label, isEnd = false }: FilterProps & { isEnd?: boolean }) {
  const [moment, setMoment] = useFilter<string>(source);
  const day = moment ? zurichDay(new Date(Date.parse(moment) - (isEnd ? 1 : 0))) : '';
  return (
    <label className={page.filterField}>
      {label}
      <input
        type="date"
        value={day}
        onChange={({ target }) => setMoment(target.value ? zurichMidnight(target.value, isEnd ? 1 : 0) : undefined)}
      />
    </label>
  );
}
