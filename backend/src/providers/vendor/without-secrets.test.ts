import { secretsOf, withoutSecrets } from './without-secrets.js';

const basic = `Basic ${Buffer.from('agence@exemple.ch:pass:word/é').toString('base64')}`;
const clean = (sent: { path?: string; headers?: Record<string, string> }, text: string, isRefusal = true) =>
  withoutSecrets(text, secretsOf({ path: '/v1/x', headers: {}, ...sent }), isRefusal);

describe('a vendor’s answer in logs and messages', () => {
  it('never contains our key in any encoding', () => {
    expect(clean({ headers: { authorization: 'Bearer abcdef123456' } }, '{"error":"bad key abcdef123456"}')).toBe(
      '{"error":"bad key •••"}',
    );
    expect(clean({ headers: { authorization: 'rawkey99' } }, 'rawkey99 rawkey99', false)).toBe('••• •••');
    expect(clean({ path: '/run?url=x&key=a%2Fb%2Bc%3Dd' }, 'key a/b+c=d of ?key=a%2Fb%2Bc%3Dd')).toBe('key ••• of ?key=•••');
    const text = clean({ headers: { authorization: basic } }, `agence@exemple.ch with pass:word/é is ${basic}`);
    expect(text).not.toMatch(/word\/é|Y[A-Za-z0-9]{10}/);
  });

  it('loses other keys and masked keys', () => {
    expect(clean({}, 'Incorrect API key provided: sk-ab12****wxyz. See AIzaSyD-1234567')).toBe('Incorrect API key provided: ••• See •••');
  });

  it('keeps the rest of the text', () => {
    expect(clean({ headers: { 'x-key': 'a', accept: 'skating' } }, '{"task":"skating","risk-free":true}')).toBe(
      '{"task":"skating","risk-free":true}',
    );
  });
});
