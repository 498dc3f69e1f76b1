import type { PermissionBasis } from '../api/types';
import { date } from '../format/format';
import { useText } from '../i18n/use-text';
import type { PermissionProof } from './permission-proof';

/** « Client d’un service semblable, depuis le 01.11.2026 (Contrat 2025) » */
export function PermissionText({ basis, obtained_on, source }: PermissionProof & { basis: PermissionBasis }) {
  const t = useText();
  return t('campaigns.permission.words', { basis: t(`campaigns.permission.${basis}`), date: date(obtained_on), source });
}
