import { useState } from 'react';
import { TextInput } from 'react-admin';
import { PlainForm, SubmitButton } from '../../../form/FormBody';
import { FormError } from '../../../form/FormError';
import { limitLength } from '../../../form/inputs';
import { useSubmit } from '../../../form/use-submit';

const EMPTY = { id: 0, url: '', name: '' };

interface CompetitorFormProps {
  choose: (url: string, name?: string) => Promise<void>;
  /** The maximum number is reached. */
  isFull: boolean;
}

/** Adds a public website by its URL; the server's error is shown beside the field. */
export function CompetitorForm({ choose, isFull }: CompetitorFormProps) {
  const [empty, setEmpty] = useState(EMPTY);
  const add = useSubmit<typeof EMPTY>(
    async ({ url, name }) => {
      await choose(url, name || undefined);
      setEmpty({ ...EMPTY, id: empty.id + 1 });
    },
    { inPlace: true },
  );
  return (
    <PlainForm className="stack items-start gap-3 narrow mt-4" record={empty} onSubmit={add}>
      <TextInput source="url" label="neighbours.url" disabled={isFull} helperText={isFull && 'neighbours.full'} {...limitLength(500)} />
      <TextInput source="name" label="neighbours.shownName" disabled={isFull} {...limitLength(120)} />
      <FormError without="url" />
      <SubmitButton variant="outlined" submit="neighbours.add" busy="neighbours.adding" disabled={isFull} />
    </PlainForm>
  );
}
