import { type SummedUp, vendorSummary } from './vendor-summary.js';

const now = new Date('2026-11-20T13:00:00Z');
const fine: SummedUp = { configured: true, circuit: 'closed', failures: 0, retryAt: null, lastError: null, hasBudget: true };
const open: Partial<SummedUp> = { circuit: 'open', failures: 5, lastError: 'OpenAI : le service ne répond pas correctement.' };

it.each<[string, Partial<SummedUp>, string]>([
  ['fine', {}, 'En service.'],
  ['no key', { configured: false, ...open }, 'Aucune clé lisible n’est enregistrée\u202f: nos propres outils mesurent, ou rien.'],
  [
    'paused',
    { ...open, retryAt: new Date('2026-11-20T13:05:00Z') },
    'En pause après 5 échecs, prochain essai à 14:05. OpenAI : le service ne répond pas correctement.',
  ],
  ['pause over', { ...open, failures: 1, lastError: null, retryAt: now }, 'En pause après 1 échec, prochain essai dès le prochain appel.'],
  ['budget', { hasBudget: false }, 'Le budget fixé dans les réglages est atteint\u202f: plus aucun appel jusqu’à sa prochaine période.'],
  ['some failures', { failures: 2, lastError: 'Panne.' }, 'En service\u202f; 2 échecs de suite. Panne.'],
])('%s', (_, state, sentence) => expect(vendorSummary({ ...fine, ...state }, now)).toBe(sentence));
