import { isPublicAddress, refusal } from './address-rules.js';

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '194.153.96.0', '2001:4860:4860::8888'])('accepts %s', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    ...[
      '127.0.0.1',
      '10.0.0.1',
      '172.16.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '224.0.0.1',
      '255.255.255.255',
      '192.0.2.1',
      '168.63.129.16',
      '198.18.0.1',
      '240.0.0.1',
    ],
    ...[
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      'ff02::1',
      '::ffff:127.0.0.1',
      '::ffff:10.0.0.1',
      '::ffff:168.63.129.16',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001::1',
      '2001:db8::1',
      '4000::1',
      'e000::1',
      '1fff:ffff::1',
      'nonsense',
    ],
  ])('refuses %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('refusal', () => {
  const why = (url: string, allow: string[] = []) => refusal(new URL(url), allow);

  it('accepts public sites on web ports', () => {
    for (const url of ['https://exemple.ch/', 'http://exemple.ch:8080/x', 'https://exemple.ch:8443', 'http://8.8.8.8/'])
      expect(why(url)).toBeNull();
  });

  it.each([
    ...[
      'http://127.0.0.1/',
      'http://127.1/',
      'http://0x7f.1/',
      'http://2130706433/',
      'http://0177.0.0.1/',
      'http://017700000001/',
      'http://0x7f000001/',
      'http://127.0.0.1./',
      'http://①②⑦.⓪.⓪.①/',
    ],
    ...[
      'http://localhost/',
      'http://LOCALHOST/',
      'http://localhost./',
      'http://a.localhost/',
      'http://[::1]/',
      'http://[::ffff:127.0.0.1]/',
      'http://[::ffff:7f00:1]/',
      'http://[0:0:0:0:0:0:0:1]/',
    ],
    ...[
      'http://10.1.2.3/',
      'http://192.168.0.1/',
      'http://169.254.169.254/latest/meta-data/',
      'http://[fe80::1]/',
      'http://[fd00::1]/',
      'http://printer.local/',
      'http://metadata.google.internal/',
    ],
  ])('refuses %s as a private address', (url) => expect(why(url)).toBe('blocked_address'));

  it.each(['https://exemple.ch:22/', 'http://exemple.ch:6379/', 'http://exemple.ch:5432/'])('refuses the port of %s', (url) =>
    expect(why(url)).toBe('blocked_port'),
  );

  it.each(['ftp://exemple.ch/', 'file:///etc/passwd', 'gopher://exemple.ch/', 'https://user:secret@exemple.ch/'])('refuses %s', (url) =>
    expect(why(url)).toBe('invalid_url'),
  );

  it('accepts exactly the listed exceptions', () => {
    const allow = ['127.0.0.1:9000', 'intern.example'];
    expect(why('http://127.0.0.1:9000/', allow)).toBeNull();
    expect(why('http://intern.example:1234/', allow)).toBeNull();
    expect(why('http://127.0.0.1:9001/', allow)).toBe('blocked_address');
    expect(why('http://127.0.0.1/', allow)).toBe('blocked_address');
  });
});
