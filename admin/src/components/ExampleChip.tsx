import { useText } from '../i18n/use-text';
import { Status } from './Status';

/** The server sets `example` in every record of a made-up prospect. */
const isExample = (record: object): boolean => 'example' in record && record.example === true;

/** The chip of a record that belongs to a made-up company. */
export const ExampleChipOf = ({ record }: { record: object }) => (isExample(record) ? <ExampleChip /> : null);

/** Marks figures of a made-up company. */
export function ExampleChip() {
  const t = useText();
  return (
    <Status tone="neutral" shape="dashed">
      {t('app.example')}
    </Status>
  );
}
