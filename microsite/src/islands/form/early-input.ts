import { useLayoutEffect, useRef, useState } from 'react';

type Typed = Record<string, string | boolean>;

/**
 * Adopts, by name, what was typed and ticked in a form before its hydration, and the value of
 * the focused field: it must not change under the cursor. `receive` is called once, in the
 * commit of the hydration: later, it would undo a click made in between.
 */
export function useEarlyInput<Values extends object>(selector: string, receive: (early: Partial<Values>) => void): void {
  const [early] = useState(() => {
    const values: Typed = {};
    if (typeof document === 'undefined') return values;
    const form = document.querySelector<HTMLFormElement>(selector);
    for (const field of form?.elements ?? []) if (isChanged(field)) keep(values, field);
    // React hydrates in several steps, and typing goes on meanwhile
    form?.addEventListener('input', ({ target }) => keep(values, target as Element));
    return values;
  });
  const receiver = useRef(receive);
  useLayoutEffect(() => {
    const focused = document.querySelector(`${selector} :focus`);
    if (focused) keep(early, focused);
    receiver.current(early as Partial<Values>);
  }, [early, selector]);
}

const isText = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
const isBox = (field: Element): field is HTMLInputElement => field instanceof HTMLInputElement && field.type === 'checkbox';

function isChanged(field: Element): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked;
  return isText(field) && field.value !== field.defaultValue;
}

function keep(values: Typed, field: Element): void {
  if (isBox(field)) values[field.name] = field.checked;
  else if (isText(field)) values[field.name] = field.value;
}
