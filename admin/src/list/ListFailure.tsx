import { useListContext, useTranslate } from 'react-admin';
import { statusOf } from '../api/problem';
import { LoadFailure } from '../components/LoadFailure';
import { useText } from '../i18n/use-text';

/** The error of a list that could not be loaded, with a button to retry. */
export function ListFailure({ error, title }: { error: Error; title?: string }) {
  const t = useText();
  const translate = useTranslate();
  const { refetch } = useListContext();
  const message = translate(error.message, { _: error.message });
  const answered = (statusOf(error) ?? 0) > 0;
  return (
    <LoadFailure title={title ?? t('app.list.errorTitle')} onRetry={refetch}>
      {t(answered ? 'app.list.errorText' : 'app.list.exception', { message })}
    </LoadFailure>
  );
}
