import type { ReactNode } from 'react';
import { CheckboxGroupInput, type CheckboxGroupInputProps, TextInput, type TextInputProps } from 'react-admin';

const NATIVE = { select: { native: true } } as const;

interface SelectProps extends TextInputProps {
  /** `<option>`s */
  children: ReactNode;
}

/** A native `<select>`: phones show their own picker, and typing selects by first letters. */
export const NativeSelectInput = (props: SelectProps) => <TextInput {...props} select slotProps={NATIVE} />;

interface CheckboxesProps extends CheckboxGroupInputProps {
  choices: { id: string; name: ReactNode }[];
}

/** Checkboxes below each other; the value keeps the order of the choices. */
export function CheckboxesInput(props: CheckboxesProps) {
  const inOrder = (chosen: string[]) => props.choices.map(({ id }) => id).filter((id) => chosen.includes(id));
  return <CheckboxGroupInput row={false} parse={inOrder} {...props} />;
}

/** Limits the number of characters of an input. */
export const limitLength = (maxLength: number) => ({ slotProps: { htmlInput: { maxLength } } });
