import { frenchFaults } from '../../../../test/support/french.js';
import { settingsDocuments } from '../../settings/settings.contract.js';
import { demoReport } from '../public-report/demo-report.js';
import type { PublicReport } from '../public-report/public-report.contract.js';
import type { PublicScore } from '../public-report/public-score.contract.js';
import { type BriefFacts, briefParts } from './call-brief.js';

const report = demoReport('demo1234', settingsDocuments.agency.parse({}));
const quiz = (status: PublicScore['quiz']['status'], answered = 0) => ({ status, answered, total: 7 });

function brief(given: Partial<Omit<BriefFacts, 'report'>> & { report?: Partial<PublicReport> } = {}) {
  const facts: BriefFacts = {
    score: { verdict: null, levers: [], quiz: quiz('not_started') },
    status: { items: [] },
    visits: { count: 0, last: null },
    writtenAt: null,
    ...given,
    report: { ...report, ...given.report },
  };
  return Object.fromEntries(briefParts(facts).map(({ id, lines }) => [id, lines]));
}

describe('the brief before a call', () => {
  it('has what is known alone: of nothing neither a title nor a line', () => {
    const nothing = brief({
      report: { findings: { ...report.findings, items: [] }, plan: { total: 0, steps: [] }, site_url: 'https://exemple.ch' },
    });
    expect(Object.keys(nothing)).toEqual(['situation', 'finding', 'questions']);
    expect(nothing.situation).toEqual(['Personne n’a encore ouvert la page.']);
  });

  it('says how far they came, in counts and days', () => {
    const { situation } = brief({
      writtenAt: new Date('2026-11-02T08:00:00Z'),
      visits: { count: 3, last: new Date('2026-11-20T22:30:00Z') },
      score: { verdict: null, levers: [], quiz: quiz('in_progress', 4) },
      report: { quiz: { status: 'in_progress', started: true, score: null } },
      status: { items: [{ kind: 'audit', words: 'Audit promis pour demain 14:00', links: [] }] },
    });
    expect(situation).toEqual([
      'Lettre envoyée le 02.11.2026.',
      'Page ouverte 3\u00a0fois, la dernière fois le 20.11.2026.',
      'Quiz commencé\u202f: 4\u00a0réponses sur 7.',
      'Audit promis pour demain 14:00.',
    ]);
  });

  it('gives the reason in the words of the page, and a verdict only where it was measured', () => {
    const verdict = { score: 63, word: 'Moyen', grade: 'C', basis: 'speed' } as const;
    const score = { levers: [], quiz: quiz('not_started') };
    expect(brief({ score: { ...score, verdict } }).finding?.at(-1)).toBe('Vitesse\u202f: 63\u00a0sur\u00a0100, Moyen, note C.');
    const estimated = brief({ score: { ...score, verdict: { ...verdict, basis: 'estimate' } } }).finding;
    expect(estimated).toEqual([report.headline.sentence, report.headline.todo].filter(Boolean));
  });

  it('asks for what nobody but the company knows, and for no call that is booked', () => {
    const open = brief({ report: { site_url: 'https://exemple.ch' } }).questions;
    expect(open).toContain('Quel jour leur convient pour en parler\u202f?');
    const known = brief({
      report: {
        site_url: 'https://exemple.ch',
        quiz: { status: 'done', started: true, score: 60 },
        reviews: { ...report.reviews, waiting: null },
      },
      status: { items: [{ kind: 'call', words: 'Appel lundi 09:30', links: [] }] },
    });
    expect(known.questions).toBeUndefined();
  });

  it('is written in good French', () => {
    const lines = Object.values(
      brief({
        score: {
          verdict: null,
          levers: [{ category: 'maturity', question: 'Avez-vous un site\u202f?', answer: 'Non', lost: 5, action: 'Faire' }],
          quiz: quiz('not_started'),
        },
      }),
    ).flat();
    expect(lines.flatMap(frenchFaults)).toEqual([]);
  });
});
