import { useAction } from '../../../components/use-action';
import { useText } from '../../../i18n/use-text';
import { useScanOfPage } from '../scan/ProspectScanProvider';

/** Changes a text and reloads the page. Resolves to whether it succeeded. */
export function useTextChange() {
  const t = useText();
  const { perform } = useAction();
  const { prospectId } = useScanOfPage();
  return (work: (id: string) => Promise<unknown>, done: 'approved' | 'saved' | 'released'): Promise<boolean> =>
    perform(() => work(prospectId), { done: t(`texts.${done}`), failed: (message) => message ?? t('texts.failed') });
}
