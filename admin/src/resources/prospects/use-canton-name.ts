import { useLocale } from 'react-admin';
import { CANTONS, type Canton } from '../../../../backend/src/rules/cantons.rules';

/** The name of a canton in the language of the interface. */
export function useCantonName(): (code: Canton) => string {
  const place = useLocale() === 'en' ? 1 : 0;
  return (code) => CANTONS[code][place];
}
