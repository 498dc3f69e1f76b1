import { verdictOf } from '../../rules/verdicts.rules.js';
import { demoReport } from '../analysis/public-report/demo-report.js';
import { settingsDocuments } from '../settings/settings.contract.js';
import { agencyCard, cardVersion, prospectCard } from './share-card.js';

const agency = settingsDocuments.agency.parse({});
const report = demoReport('demo', agency);

describe('the picture of a link', () => {
  it('shows the SmartIndex, else what was measured, from 70 on, and never an estimate', () => {
    const score = (verdict: typeof report.verdict) => prospectCard({ ...report, verdict }).score;
    expect(score(verdictOf(71, 'quiz'))).toEqual({ value: 71, name: 'SmartIndex' });
    expect(score(verdictOf(70, 'speed'))).toEqual({ value: 70, name: 'Vitesse' });
    expect(score(verdictOf(69, 'quiz'))).toBeNull();
    expect(score(verdictOf(0, 'quiz'))).toBeNull();
    expect(score(verdictOf(88, 'estimate'))).toBeNull();
  });

  it('shows no score of a page that is not the company’s, whatever was measured before', () => {
    expect(prospectCard({ ...report, outcome: 'parked', verdict: null }).score).toBeNull();
  });

  it('has another address when it shows something else', () => {
    const card = prospectCard({ ...report, verdict: verdictOf(71, 'quiz') });
    const others = [
      { ...card, title: 'Autre' },
      { ...card, score: null },
      { ...card, agency: 'Autre' },
      { ...card, accent: '#000000' },
      { ...card, domain: 'autre.ch' },
      agencyCard(agency),
    ];
    expect(new Set([card, ...others].map(cardVersion)).size).toBe(7);
    expect(cardVersion({ ...card })).toBe(cardVersion(card));
  });
});
