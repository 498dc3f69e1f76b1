import { useFormState } from 'react-hook-form';
import { Banner } from '../components/Banner';

interface RefusedProps {
  title?: string;
  className?: string | undefined;
  /** What is said beside this field is not said twice. */
  without?: string;
  /** What is said around the server’s words. */
  words?: (message: string) => string;
}

/** What a form was refused with, in it: see `inPlace` of `useSubmit`. */
export function Refused({ title, className, without, words = (message) => message }: RefusedProps) {
  const { errors } = useFormState();
  const message = errors.root?.serverError?.message;
  if (!message || (without && errors[without])) return null;
  return (
    <div className={className}>
      <Banner tone="poor" {...(title && { title })}>
        {words(message)}
      </Banner>
    </div>
  );
}
