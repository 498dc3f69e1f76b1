import type { ApiKeyState } from '../../api/types';
import { Status, type Tone } from '../../components/Status';
import { useText } from '../../i18n/use-text';

const TONES: Record<ApiKeyState, Tone> = { missing: 'neutral', encrypted: 'good', plain: 'fair', unreadable: 'poor' };

/** How a key is stored. */
export function KeyStateChip({ state }: { state: ApiKeyState }) {
  const t = useText();
  return <Status tone={TONES[state]}>{t(`settings.keys.state.${state}`)}</Status>;
}
