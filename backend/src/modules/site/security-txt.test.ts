import { securityTxt } from './security-txt.js';

const now = new Date('2026-11-28T22:30:00Z');
const origin = 'https://check.example.ch';
const fields = (text: string | null) =>
  (text ?? '')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(': ')[0]);

it('names the agency, its languages and where the file stands', () => {
  const text = securityTxt({ email: 'bonjour@agence.ch', origin, now });
  expect(fields(text)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy']);
  expect(text).toContain('Contact: mailto:bonjour@agence.ch\n');
  expect(text).toContain('Canonical: https://check.example.ch/.well-known/security.txt\n');
  expect(text).toContain('Policy: https://check.example.ch/mentions#securite\n');
});

it.each(['2026-01-01T00:00:00Z', '2026-11-28T22:30:00Z', '2028-02-29T23:59:59Z'])('expires within a year, never in the past: %s', (day) => {
  const at = new Date(day);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(securityTxt({ email: 'a@b.ch', origin, now: at }) ?? '')?.[1] ?? '');
  expect(expires - at.getTime()).toBeGreaterThan(90 * 86_400_000);
  expect(expires - at.getTime()).toBeLessThan(365 * 86_400_000);
});

it('leads to the contact form without an address, and names no address that is not https', () => {
  expect(securityTxt({ email: '', origin, now })).toContain('Contact: https://check.example.ch/#contact\n');
  expect(fields(securityTxt({ email: 'a@b.ch', origin: 'http://127.0.0.1:3000', now }))).toEqual([
    'Contact',
    'Expires',
    'Preferred-Languages',
  ]);
  expect(securityTxt({ email: '', origin: 'http://127.0.0.1:3000', now })).toBeNull();
});

it('has no line of an address that was typed to make one', () => {
  const text = securityTxt({ email: 'a@b.ch\nPolicy: https://evil.ch', origin, now });
  expect(fields(text)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy']);
});
