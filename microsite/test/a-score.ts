import type { PublicScore, ShownScore } from '../src/lib/api.ts';
import { someAdvice } from './an-action.ts';

interface Patch {
  estimated?: boolean;
  /** How many of how many parts were measured. */
  parts?: [k: number, n: number];
}

export const shown = (value: number, { estimated = false, parts: [k, n] = [2, 2] }: Patch = {}): ShownScore => ({
  value,
  estimated,
  measuredParts: { k, n },
});

/** For tests: the score of a finished quiz, with what matters to the test. */
export function aScore(patch: Partial<PublicScore> = {}): PublicScore {
  return {
    token: 'abcd1234',
    prospect_id: '0a4f6c1e-0000-4000-8000-000000000000',
    site_url: 'https://menuiserie-du-lac.ch/',
    company: 'Menuiserie du Lac',
    domain: 'menuiserie-du-lac.ch',
    quiz: { status: 'done', answered: 7, total: 7 },
    smart_index: 58,
    overall: shown(58),
    verdict: { score: 58, word: 'Critique', grade: 'C', basis: 'quiz' },
    self_serve: null,
    outcome: 'ok',
    categories: { maturity: shown(47), acquisition: shown(63), innovation: shown(74) },
    technical: null,
    technicalParts: { k: 4, n: 4 },
    basis: [],
    findings: null,
    benchmarks: { market: { maturity: 72, acquisition: 65, innovation: 68 }, competitors: [89, 85, 82], sector: '' },
    levers: [],
    loss: null,
    recommendations: [],
    actions: someAdvice(),
    webmaster: null,
    plan: [],
    agency: { name: 'Agence', tagline: '', accent: '#1E3FE0', website: '', email: '', phone: '' },
    ...patch,
  };
}
