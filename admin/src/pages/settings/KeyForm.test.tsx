import { screen, waitFor } from '@testing-library/react';
import { show } from '../../../test/screen';
import { Refusal, serve } from '../../../test/server';
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
const refusal = new Refusal(422, {
  message: 'Un nombre de 0 à 2',
  errors: { 'metadata.temperature': 'Un nombre de 0 à 2' },
});

describe('the form of a key', () => {
  it('shows the result of the last attempt alone', async () => {
    const answers = [stored, refusal, stored];
    serve({
      'PUT /api/admin/api-keys/openai': () => answers.shift(),
      'POST /api/admin/api-keys/openai/test': () => ({ service: 'openai', ok: false, message: 'La clé est refusée' }),
    });
    const { user } = show(<KeyForm record={stored} label="OpenAI" onChange={() => undefined} />);
    const press = (name: string) => user.click(screen.getByRole('button', { name: `${name} – OpenAI` }));
    const isFaulty = () => screen.getByLabelText('Température').getAttribute('aria-invalid') === 'true';
    const status = () => screen.getByRole('status').textContent;

    await press('Enregistrer la clé');
    await waitFor(() => expect(status()).toBe('Configuration enregistrée avec succès'));
    await press('Enregistrer la clé');
    await waitFor(() => expect(status()).toBe(''));
    await waitFor(() => expect(isFaulty()).toBe(true));
    await press('Enregistrer la clé');
    await waitFor(() => expect(status()).toBe('Configuration enregistrée avec succès'));
    expect(isFaulty()).toBe(false);
    await press('Tester');
    await screen.findByText('La clé est refusée');
    await waitFor(() => expect(status()).toBe(''));
  });
});
