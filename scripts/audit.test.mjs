import { advisoriesOf, faultsOfList, judge, judgeAdvisories } from './audit.mjs';

const now = Date.parse('2026-11-28T12:00:00Z');
const cause = { source: 1, name: 'tar', severity: 'high', title: 'Path traversal', url: 'https://github.com/advisories/GHSA-aaaa' };
const report = { vulnerabilities: { tar: { via: [cause] }, uses: { via: ['tar', cause] } } };
const accepted = { id: 'GHSA-aaaa', reason: 'only our own archives are read', until: '2026-12-31' };

const run = (given, list) => {
  const said = [];
  return { code: judge(given, list, now, (line) => said.push(line)), said };
};

it('names each advisory once', () => {
  expect(advisoriesOf(report)).toEqual([{ id: 'GHSA-aaaa', name: 'tar', severity: 'high', title: 'Path traversal' }]);
});

it('fails for an advisory that nobody accepted', () => {
  expect(run(report, [])).toEqual({ code: 1, said: ['high: tar, Path traversal (GHSA-aaaa)', '1 advisories, 1 not accepted'] });
});

it('passes while an acceptance lasts, to the end of its last day', () => {
  expect(run(report, [accepted]).code).toBe(0);
  expect(run(report, [{ ...accepted, until: '2026-11-28' }]).code).toBe(0);
  expect(run(report, [{ ...accepted, until: '2026-11-27' }]).code).toBe(1);
});

it('reports a registry that does not answer, and fails nothing', () => {
  for (const none of [null, {}, { message: 'ENOTFOUND' }, { error: { code: 'ENOAUDIT' } }])
    expect(run(none, [])).toEqual({ code: 0, said: ['The registry did not answer: dependencies are not audited.'] });
});

it('refuses an acceptance without a reason or without an end within half a year', () => {
  expect(
    faultsOfList(
      [
        { ...accepted, reason: '' },
        { ...accepted, until: 'never' },
        { ...accepted, until: '2028-01-01' },
      ],
      now,
    ),
  ).toHaveLength(3);
  expect(faultsOfList([accepted], now)).toEqual([]);
});

it('names acceptances that are no longer needed', () => {
  expect(judgeAdvisories([], [accepted], now)).toEqual({ open: [], unneeded: [accepted] });
});
