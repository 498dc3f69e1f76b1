import { demoReport } from '../analysis/demo-report.js';
import { settingsDocuments } from '../settings/settings.contract.js';
import { agencyCard, cardVersion, prospectCard } from './og-card.js';

const agency = settingsDocuments.agency.parse({});
const report = demoReport('demo', agency);

describe('the picture of a link', () => {
  it('shows the SmartIndex, else what was measured, and never an estimate', () => {
    expect(prospectCard({ ...report, quiz: { status: 'done', started: true, score: 71 } }).score).toEqual({
      value: 71,
      name: 'SmartIndex',
    });
    expect(prospectCard({ ...report, overall: { value: 63, estimated: false, measuredParts: { k: 2, n: 2 } } }).score).toEqual({
      value: 63,
      name: 'Score global',
    });
    expect(prospectCard({ ...report, overall: { value: 68, estimated: true, measuredParts: { k: 0, n: 2 } } }).score).toBeNull();
    expect(prospectCard({ ...report, quiz: { status: 'done', started: true, score: 0 } }).score).toEqual({ value: 0, name: 'SmartIndex' });
  });

  it('has another address when it shows something else', () => {
    const card = prospectCard(report);
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
