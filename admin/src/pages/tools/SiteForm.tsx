import { TextInput } from 'react-admin';
import { PlainForm, SubmitButton } from '../../form/FormBody';
import { FormError } from '../../form/FormError';
import { limitLength } from '../../form/inputs';
import { useSubmit } from '../../form/use-submit';
import type { TextKey } from '../../i18n/use-text';

interface Site {
  url: string;
  company: string;
  city: string;
}

interface SiteFormProps {
  submit: TextKey;
  isRunning: boolean;
  onSubmit: (site: Site) => Promise<void>;
}

const NOTHING: Site = { url: '', company: '', city: '' };

/** Which website; company and town only sharpen the questions to assistants. */
export function SiteForm({ submit, isRunning, onSubmit }: SiteFormProps) {
  const send = useSubmit<Site>(onSubmit, { inPlace: true });
  return (
    <PlainForm className="form-line" defaultValues={NOTHING} onSubmit={send}>
      <div className="field">
        <TextInput source="url" label="tools.url" helperText="tools.urlHelp" inputMode="url" {...limitLength(2000)} />
      </div>
      <div className="field">
        <TextInput source="company" label="tools.company" {...limitLength(200)} />
      </div>
      <div className="field">
        <TextInput source="city" label="tools.city" {...limitLength(200)} />
      </div>
      <SubmitButton submit={submit} disabled={isRunning} />
      <FormError className="whole-line" without="url" />
    </PlainForm>
  );
}
