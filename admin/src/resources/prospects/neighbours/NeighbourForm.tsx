import { useState } from 'react';
import { TextInput } from 'react-admin';
import { PlainForm, SubmitButton } from '../../../form/FormBody';
import { upTo } from '../../../form/inputs';
import { Refused } from '../../../form/Refused';
import { useSubmit } from '../../../form/use-submit';

const EMPTY = { id: 0, url: '', name: '' };

interface NeighbourFormProps {
  choose: (url: string, name?: string) => Promise<void>;
  /** The maximum number is reached. */
  isFull: boolean;
}

/** Adds a public website by its URL; the server's error is shown beside the field. */
export function NeighbourForm({ choose, isFull }: NeighbourFormProps) {
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
      <TextInput source="url" label="neighbours.url" disabled={isFull} helperText={isFull && 'neighbours.full'} {...upTo(500)} />
      <TextInput source="name" label="neighbours.shownName" disabled={isFull} {...upTo(120)} />
      <Refused without="url" />
      <SubmitButton variant="outlined" submit="neighbours.add" busy="neighbours.adding" disabled={isFull} />
    </PlainForm>
  );
}
