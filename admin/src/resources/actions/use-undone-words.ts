import { useText } from '../../i18n/use-text';

/** For how many an act was taken back, and how many stay as somebody has left them since. */
export function useUndoneWords(): (undone: { count: number; kept: number }) => string {
  const t = useText();
  return ({ count, kept }) =>
    [t('actions.undone', { smart_count: count }), kept > 0 && t('actions.kept', { smart_count: kept })].filter(Boolean).join(' ');
}
