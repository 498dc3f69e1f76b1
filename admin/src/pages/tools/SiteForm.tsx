import { Button } from '@mui/material';
import { useId, useState } from 'react';
import { HttpError } from 'react-admin';
import { useText } from '../../i18n/use-text';

interface SiteFormProps {
  submit: string;
  isRunning: boolean;
  onSubmit: (order: { url: string; company: string; city: string }) => Promise<void>;
}

/** Which website; company and town only sharpen the questions to assistants. */
export function SiteForm({ submit, isRunning, onSubmit }: SiteFormProps) {
  const t = useText();
  const id = useId();
  const [values, setValues] = useState({ url: '', company: '', city: '' });
  const [problem, setProblem] = useState<{ field?: string; form?: string }>({});
  const send = async () => {
    setProblem({});
    try {
      await onSubmit(values);
    } catch (error) {
      const field = error instanceof HttpError ? error.body?.errors?.url : undefined;
      setProblem(field ? { field } : { form: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <form
      className="form-line"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {(['url', 'company', 'city'] as const).map((name) => (
        <div key={name} className="field">
          <label htmlFor={`${id}-${name}`}>{t(`tools.${name}`)}</label>
          <input
            id={`${id}-${name}`}
            value={values[name]}
            maxLength={name === 'url' ? 2000 : 200}
            inputMode={name === 'url' ? 'url' : 'text'}
            aria-invalid={name === 'url' && problem.field !== undefined}
            aria-describedby={name === 'url' ? `${id}-help ${id}-problem` : undefined}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
          {name === 'url' && (
            <p id={`${id}-problem`} className="quiet poor" role="alert">
              {problem.field}
            </p>
          )}
        </div>
      ))}
      <Button type="submit" variant="contained" disabled={isRunning}>
        {submit}
      </Button>
      <p id={`${id}-help`} className="quiet whole-line">
        {t('tools.urlHelp')}
      </p>
      <p className="quiet poor whole-line" role="alert">
        {problem.form}
      </p>
    </form>
  );
}
