import { useState } from 'react';

/** What was typed and ticked in a form of the built page before its scripts came, by name: read before React takes the fields over. */
export function useEarlyInput<Values extends object>(selector: string): Partial<Values> {
  const [early] = useState(() => (typeof document === 'undefined' ? {} : changed(document.querySelector<HTMLFormElement>(selector))));
  return early as Partial<Values>;
}

function changed(form: HTMLFormElement | null): Record<string, string | boolean> {
  const values: Record<string, string | boolean> = {};
  for (const field of form?.elements ?? []) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      if (field.checked !== field.defaultChecked) values[field.name] = field.checked;
    } else if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== field.defaultValue)
      values[field.name] = field.value;
  }
  return values;
}
