import type { FieldValues } from 'react-hook-form';
import { useRefusal } from '../components/refusals';
import { fieldErrors, messageOf, wordsOf } from './faults';

/** By field; `root` is what the form as a whole is refused with. */
export type Faults = Record<string, string | { serverError: string }>;

/**
 * `onSubmit` of a form: the faults of its fields stand beside them, everything else is refused in its dialog or above the page;
 * `inPlace`, where the form itself says what failed (`Refused`).
 */
export function useSubmit<Values extends FieldValues>(save: (values: Values) => Promise<unknown>, { inPlace = false } = {}) {
  const refuse = useRefusal();
  return async (values: FieldValues, event?: unknown): Promise<Faults | undefined> => {
    const form = (event as { target?: EventTarget } | undefined)?.target;
    try {
      await save(values as Values);
      return undefined;
    } catch (error) {
      const faults = Object.entries(fieldErrors(error));
      const shown = faults.filter(([name]) => form instanceof HTMLFormElement && form.elements.namedItem(name));
      const root = { serverError: inPlace ? wordsOf(error) : messageOf(error) };
      if (inPlace) return { ...Object.fromEntries(shown), root };
      // a fault without a field would be seen by nobody, and would keep the form from being sent again
      if (shown.length === 0 || shown.length < faults.length) refuse(root.serverError);
      return { ...Object.fromEntries(shown), root };
    }
  };
}
