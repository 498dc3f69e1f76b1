import { useText } from '../../i18n/use-text';

/** Describes for how many prospects an action was undone, and how many were changed since and stay. */
export function useUndoneText(): (undone: { count: number; kept: number }) => string {
  const t = useText();
  return ({ count, kept }) =>
    [t('actions.undone', { smart_count: count }), kept > 0 && t('actions.kept', { smart_count: kept })].filter(Boolean).join(' ');
}
