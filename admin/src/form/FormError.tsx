import { useFormState } from 'react-hook-form';
import { Banner } from '../components/Banner';

interface FormErrorProps {
  title?: string;
  className?: string | undefined;
  /** Hidden when this field shows its own error. */
  without?: string;
  /** Wraps the server's message. */
  words?: (message: string) => string;
}

/** The error of a form as a whole: see `inPlace` of `useSubmit`. */
export function FormError({ title, className, without, words = (message) => message }: FormErrorProps) {
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
