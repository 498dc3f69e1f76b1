import { PasskeyFailure, supportsPasskeys } from './passkey';

const caused = (name: string) => new PasskeyFailure(Object.assign(new Error('In English'), { name }));

describe('a passkey that the device does not give', () => {
  it.each(['NotAllowedError', 'AbortError'])('%s is a person who declines', (name) => {
    expect(caused(name).isDeclined).toBe(true);
  });

  it.each(['SecurityError', 'InvalidStateError', 'UnknownError', 'TypeError'])('%s is a failure, told in our own words', (name) => {
    expect(caused(name).isDeclined).toBe(false);
    expect(caused(name).message).toMatch(/^(Votre|Cet) appareil /);
  });

  it('is known already', () => {
    expect(caused('InvalidStateError').message).toBe('Cet appareil a déjà une clé d’accès pour votre compte.');
    expect(new PasskeyFailure('nothing').message).toContain('utilisez votre mot de passe');
  });
});

describe('passkeys', () => {
  const withBrowser = (support: unknown, hostname: string) => {
    Object.assign(globalThis, { PublicKeyCredential: support });
    return supportsPasskeys(hostname);
  };
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  });

  it.each(['check.example.ch', 'localhost', '1and1.example'])('are offered at %s by a browser that has them', (hostname) => {
    expect(withBrowser(class {}, hostname)).toBe(true);
    expect(withBrowser(undefined, hostname)).toBe(false);
  });

  it.each(['127.0.0.1', '192.168.1.20', '[::1]'])('are not offered at %s, which is no name', (hostname) => {
    expect(withBrowser(class {}, hostname)).toBe(false);
  });
});
