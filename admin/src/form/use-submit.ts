import type { FieldValues } from 'react-hook-form';
import { useReportError } from '../components/dialog-errors';
import { errorMessage, fieldErrors, serverMessage } from './server-errors';

/** Error messages by field; `root` is that of the form as a whole. */
export type FormErrors = Record<string, string | { serverError: string }>;

/**
 * Makes the `onSubmit` of a form. Errors of its fields are shown beside them, all others in the dialog or as a notification; with
 * `inPlace` the form shows them itself (`FormError`).
 */
export function useSubmit<Values extends FieldValues>(save: (values: Values) => Promise<unknown>, { inPlace = false } = {}) {
  const reportError = useReportError();
  return async (values: FieldValues, event?: unknown): Promise<FormErrors | undefined> => {
    const form = (event as { target?: EventTarget } | undefined)?.target;
    try {
      await save(values as Values);
      return undefined;
    } catch (error) {
      const faults = Object.entries(fieldErrors(error));
      const shown = faults.filter(([name]) => form instanceof HTMLFormElement && form.elements.namedItem(name));
      const root = { serverError: inPlace ? serverMessage(error) : errorMessage(error) };
      if (inPlace) return { ...Object.fromEntries(shown), root };
      // an error without a field would not be visible, and would keep the form from being submitted again
      if (shown.length === 0 || shown.length < faults.length) reportError(root.serverError);
      return { ...Object.fromEntries(shown), root };
    }
  };
}
