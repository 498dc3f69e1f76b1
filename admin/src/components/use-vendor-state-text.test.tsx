import { screen } from '@testing-library/react';
import { show } from '../../test/screen';
import { useVendorStateText, type VendorState } from './use-vendor-state-text';

const fine: VendorState = { configured: true, circuit: 'closed', failures: 0, retry_at: null, last_error: null, has_budget: true };
const last_error = { code: 'vendor_unavailable', message: 'OpenAI : le service ne répond pas correctement.', detail: null };
const open: Partial<VendorState> = { circuit: 'open', failures: 5, last_error };

const Words = ({ standing }: { standing: VendorState }) => <p>{useVendorStateText()(standing)}</p>;

it.each<[string, Partial<VendorState>, string]>([
  ['fine', {}, 'En service.'],
  ['no key', { configured: false, ...open }, 'Aucune clé lisible n’est enregistrée : nos propres outils mesurent, ou rien.'],
  [
    'paused',
    { ...open, retry_at: '2026-11-20T13:05:00Z' },
    'En pause après 5 échecs, prochain essai le 20.11.2026, 14:05. OpenAI : le service ne répond pas correctement.',
  ],
  ['pause over', { ...open, failures: 1, last_error: null }, 'En pause après 1 échec, prochain essai dès le prochain appel.'],
  ['budget', { has_budget: false }, 'Le budget fixé dans les réglages est atteint : plus aucun appel jusqu’à sa prochaine période.'],
  ['some failures', { failures: 2, last_error }, 'En service ; 2 échecs de suite. OpenAI : le service ne répond pas correctement.'],
])('a vendor is told in a sentence: %s', (_, state, sentence) => {
  show(<Words standing={{ ...fine, ...state }} />);
  expect(screen.getByText(sentence)).toBeTruthy();
});
