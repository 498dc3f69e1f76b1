import { screen } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { show } from '../../../test/screen';
import type { ApiKeyRecord } from '../../api/types';
import { KeyForm } from './KeyForm';

const stored: ApiKeyRecord = {
  service: 'openai',
  state: 'encrypted',
  hint: '0001',
  metadata: { model: 'gpt-4o-mini', temperature: 0.7, max_tokens: 500 },
  updated_at: null,
  tested_at: null,
  test_ok: null,
  test_outcome: null,
};
const refusal = new HttpError('Un nombre de 0 à 2', 422, {
  message: 'Un nombre de 0 à 2',
  errors: { 'metadata.temperature': 'Un nombre de 0 à 2' },
});

describe('the form of a key', () => {
  it('says how the last attempt ended, and nothing of the one before', async () => {
    const answers = [
      () => stored,
      () => {
        throw refusal;
      },
      () => stored,
    ];
    const { user } = show(<KeyForm record={stored} label="OpenAI" onChange={() => undefined} />, {
      putApiKey: async () => answers.shift()?.() ?? stored,
      testApiKey: async () => ({ service: 'openai', ok: false, message: 'La clé est refusée', tested_at: '', duration_ms: 1 }) as const,
    });
    const press = (name: string) => user.click(screen.getByRole('button', { name: `${name} – OpenAI` }));
    const isFaulty = () => screen.getByLabelText('Température').getAttribute('aria-invalid') === 'true';
    const status = () => screen.getByRole('status').textContent;

    await press('Enregistrer la clé');
    expect(status()).toBe('Configuration enregistrée avec succès');
    await press('Enregistrer la clé');
    expect(status()).toBe('');
    expect(isFaulty()).toBe(true);
    await press('Enregistrer la clé');
    expect(status()).toBe('Configuration enregistrée avec succès');
    expect(isFaulty()).toBe(false);
    await press('Tester');
    screen.getByText('La clé est refusée');
    expect(status()).toBe('');
  });
});
