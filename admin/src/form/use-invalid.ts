import { get, useFormState } from 'react-hook-form';

/**
 * Whether something is wrong with a field. `getFieldState` asks for the whole state of the form, also for which fields are being
 * checked: all would be drawn again twice for each one, seconds where eighty are saved together.
 */
export function useInvalid(source: string): boolean {
  const { errors } = useFormState({ name: source });
  return get(errors, source) !== undefined;
}
