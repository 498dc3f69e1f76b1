import { useText } from '../i18n/use-text';
import { Status } from './Status';

/** What the server says of every record that belongs to a prospect. */
const isExample = (record: object): boolean => 'example' in record && record.example === true;

/** Stands with a record of a made-up company, and of no other. */
export const MarkOfExample = ({ record }: { record: object }) => (isExample(record) ? <ExampleMark /> : null);

/** Stands with every figure of a made-up company. */
export function ExampleMark() {
  const t = useText();
  return (
    <Status tone="neutral" shape="dashed">
      {t('app.example')}
    </Status>
  );
}
