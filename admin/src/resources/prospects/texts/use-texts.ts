import { useAct } from '../../../components/use-act';
import { useText } from '../../../i18n/use-text';
import { useScanOfPage } from '../scan/ProspectScanProvider';

/** Changes a text and reloads the page. Resolves to whether it succeeded. */
export function useTextChange() {
  const t = useText();
  const { act } = useAct();
  const { prospectId } = useScanOfPage();
  return (work: (id: string) => Promise<unknown>, done: 'approved' | 'saved' | 'released'): Promise<boolean> =>
    act(() => work(prospectId), { done: t(`texts.${done}`), failed: (said) => said ?? t('texts.failed') });
}
