import { isDemo, isProspectToken } from './tokens.rules.js';

describe('a token', () => {
  it.each(['abcd1234', 'ABCD1234', 'AbCd1234', '12345678'])('%s has the form of a token', (text) =>
    expect(isProspectToken(text)).toBe(true),
  );
  it.each(['', 'abcd123', 'abcd12345', 'abcd-123', 'abcd123é', 'abcd1234\n', ' abcd1234'])('%j has not the form of a token', (text) =>
    expect(isProspectToken(text)).toBe(false),
  );
  it.each(['demo', 'DEMO', 'Demo-Id', '00000000-0000-0000-0000-000000000001'])('%s is the demonstration page', (text) =>
    expect(isDemo(text)).toBe(true),
  );
  it.each(['demo1', '', 'abcd1234'])('%j is not the demonstration page', (text) => expect(isDemo(text)).toBe(false));
});
