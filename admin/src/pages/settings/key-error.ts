import type { ApiKeyRecord } from '../../api/types';

/** Why a key cannot be right, before it is sent; the server decides the same again. */
export function keyError(service: ApiKeyRecord['service'], key: string): string | undefined {
  if (key === '') return service === 'dataforseo' ? 'La clé API DataForSEO est requise' : 'La clé API est requise';
  if (service === 'dataforseo' && !/^[A-Za-z0-9]+$/.test(key)) return 'La clé API DataForSEO ne contient que des lettres et des chiffres';
  if (!/^[A-Za-z0-9._-]+$/.test(key))
    return 'La clé API ne contient que des lettres, des chiffres, des tirets, des points et des traits bas';
  return undefined;
}
