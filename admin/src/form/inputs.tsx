import type { ReactNode } from 'react';
import { CheckboxGroupInput, type CheckboxGroupInputProps, TextInput, type TextInputProps } from 'react-admin';

const NATIVE = { select: { native: true } } as const;

interface SelectProps extends TextInputProps {
  /** `<option>`s */
  children: ReactNode;
}

/** The browser’s own list: the telephone’s wheel, the keyboard’s first letters, and no menu to draw. */
export const NativeSelectInput = (props: SelectProps) => <TextInput {...props} select slotProps={NATIVE} />;

interface ChecksProps extends CheckboxGroupInputProps {
  choices: { id: string; name: ReactNode }[];
}

/** Several of a few, below each other; what is chosen keeps their order. */
export function ChecksInput(props: ChecksProps) {
  const inOrder = (chosen: string[]) => props.choices.map(({ id }) => id).filter((id) => chosen.includes(id));
  return <CheckboxGroupInput row={false} parse={inOrder} {...props} />;
}

/** The most characters that can be typed into a text. */
export const upTo = (maxLength: number) => ({ slotProps: { htmlInput: { maxLength } } });
