import type { EntityManager } from 'typeorm';
import { isSealed, seal, unseal } from '../../common/encryption.js';
import { vendorName } from '../../modules/settings/api-keys.contract.js';
import { settingsDocuments } from '../../modules/settings/settings.contract.js';
import { Refused, type Row } from './shapes.js';

/** Seals the key of a vendor; an equal key keeps its seal, so that the import is idempotent. */
export async function sealKey(manager: EntityManager, values: Row, secret: string): Promise<Row> {
  const service = String(values.service ?? '').toLowerCase();
  if (!vendorName.safeParse(service).success) throw new Refused(`service inconnu : ${service || '(vide)'}`);
  const key = String(values.api_key ?? '').trim();
  if (!key) throw new Refused('clé vide');
  const open = (stored: string) => (isSealed(stored) ? unseal(stored, secret).catch(() => null) : Promise.resolve(stored));
  const plain = await open(key);
  if (plain === null) throw new Refused('clé chiffrée avec un autre APP_SECRET : à saisir de nouveau');
  const [present] = await manager.query<{ api_key: string }[]>('SELECT api_key FROM api_keys WHERE service = $1', [service]);
  const same = present && isSealed(present.api_key) && (await open(present.api_key)) === plain;
  return { ...values, service, api_key: same ? present.api_key : await seal(plain, secret), hint: plain.slice(-4) };
}

/** A settings document is taken over when it is one of ours and valid. */
export function checkSetting(values: Row): Row {
  const schema = Object.entries(settingsDocuments).find(([key]) => key === values.key)?.[1];
  if (!schema) throw new Refused(`réglage inconnu : ${String(values.key)}`);
  const parsed = schema.safeParse(values.value);
  if (!parsed.success) {
    throw new Refused(parsed.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(' : ')).join(' ; '));
  }
  return { ...values, value: parsed.data };
}
