import { useText } from '../i18n/use-text';
import { Status } from './Status';

/** Stands with every figure of a made-up company. */
export function ExampleMark() {
  const t = useText();
  return (
    <Status tone="neutral" shape="dashed">
      {t('app.example')}
    </Status>
  );
}
