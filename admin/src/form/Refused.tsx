import { useFormState } from 'react-hook-form';
import { Banner } from '../components/Banner';

interface RefusedProps {
  title?: string;
  className?: string | undefined;
  /** What is said around the server’s words. */
  words?: (message: string) => string;
}

/** What a form was refused with, in it: see `inPlace` of `useSubmit`. */
export function Refused({ title, className, words = (message) => message }: RefusedProps) {
  const { errors } = useFormState();
  const message = errors.root?.serverError?.message;
  if (!message) return null;
  return (
    <div className={className}>
      <Banner tone="poor" {...(title && { title })}>
        {words(message)}
      </Banner>
    </div>
  );
}
