import { auditReport } from '../../../providers/page-audit/audit-report.js';
import { pagePart } from './public-parts.js';

describe('pagePart', () => {
  it('quotes no text that cannot be read', () => {
    const meta = { title: 'Boulangerie Zo\ufffd', description: 'Du pain à Genève', htags: { h1: ['GenÃ¨ve', 'Notre pain'] } };
    const measured = { state: 'measured', source: 'live', provider: 'SmartIndex', measured_at: null, error: null } as const;
    const part = pagePart({ ...auditReport({ url: 'https://exemple.ch/', checks: {}, meta }), ...measured });
    expect(part).toMatchObject({ title: null, description: 'Du pain à Genève', h1: ['Notre pain'] });
  });
});
