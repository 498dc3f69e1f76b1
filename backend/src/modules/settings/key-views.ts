import { isSealed } from '../../common/encryption.js';
import type { ApiKey } from './api-key.entity.js';
import type { KeyViews } from './api-keys.contract.js';

/** Dots and the last four characters; of a short secret nothing. */
const mask = (secret: string, hint = secret.length >= 12 ? secret.slice(-4) : ''): string => `••••••••${hint}`;

/** Compares two views of a key. An encrypted key shows the hint of its row only. */
export function keyViewsOf(service: KeyViews['service'], row: ApiKey | null, held: string | null): KeyViews {
  if (!row) return { service, row: null, key_service: null, agree: null, remark: null };
  const encrypted = isSealed(row.api_key);
  const agree = held !== null && (encrypted ? row.hint === held.slice(-4) : row.api_key === held);
  return {
    service,
    row: {
      masked: encrypted ? mask(row.api_key, row.hint) : mask(row.api_key),
      length: row.api_key.length,
      encrypted,
      metadata: Object.keys(row.metadata),
      updated_at: row.updated_at.toISOString(),
    },
    key_service: held === null ? null : { masked: mask(held), length: held.length },
    agree,
    remark: remarkOf(encrypted, held, agree),
  };
}

function remarkOf(encrypted: boolean, held: string | null, agree: boolean): string | null {
  if (held === null) return 'La clé enregistrée n’est plus lisible : saisissez-la à nouveau.';
  if (!agree) return 'Les deux lectures diffèrent : la clé vient peut-être d’être changée. Actualisez dans quelques secondes.';
  return encrypted ? null : 'Cette clé n’est pas encore chiffrée.';
}
