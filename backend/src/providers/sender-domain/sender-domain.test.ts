import { generateKeyPairSync } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { DNS_PATIENCE_MS, type DnsRecords, dnsRecords } from './dns-records.js';
import { senderDomain } from './sender-domain.js';

const HOST = 'mail.hebergeur.ch';
type Zone = Record<string, string[]>;
const dns = (zone: Zone): DnsRecords => ({
  txt: async (name) => zone[`TXT ${name}`] ?? [],
  addresses: async (name) => zone[`A ${name}`] ?? [],
  mx: async (name) => zone[`MX ${name}`] ?? [],
});
const BASE: Zone = { [`A ${HOST}`]: ['185.10.20.30'], 'MX agence.ch': [HOST] };
const look = async (zone: Zone, { host = HOST, dkimSelector = '' } = {}) => {
  const findings = await senderDomain({ domain: 'agence.ch', host, dkimSelector }, dns({ ...BASE, ...zone }));
  return Object.fromEntries(findings.map((finding) => [finding.name, finding]));
};
const spf = async (records: string[], more: Zone = {}, host?: string) =>
  (await look({ 'TXT agence.ch': records, ...more }, host ? { host } : {})).spf;
const chain = (length: number): Zone =>
  Object.fromEntries(Array.from({ length }, (_, n) => [`TXT i${n}.ch`, [n + 1 < length ? `v=spf1 include:i${n + 1}.ch` : 'v=spf1 -all']]));

describe('whether SPF lets the mail server send', () => {
  it.each([
    ['its address', ['v=spf1 ip4:185.10.20.30 -all'], {}],
    ['its network', ['v=spf1 ip4:185.10.0.0/16 -all'], {}],
    ['its name', [`v=spf1 a:${HOST} ~all`], {}],
    ['the network of its name', ['v=spf1 a:autre.ch/24 ~all'], { 'A autre.ch': ['185.10.20.99'] }],
    ['the servers that receive', ['v=spf1 mx -all'], {}],
    ['an include', ['v=spf1 include:spf.tiers.com -all'], { 'TXT spf.tiers.com': ['v=spf1 ip4:185.10.20.0/24 -all'] }],
    ['a redirect', ['v=spf1 redirect=_spf.tiers.com'], { 'TXT _spf.tiers.com': ['v=spf1 ip4:185.10.20.30 -all'] }],
    ['other texts beside', ['google-site-verification=x', 'V=SPF1 +A:mail.hebergeur.ch -ALL'], {}],
    ['ten lookups', ['v=spf1 include:i0.ch ip4:185.10.20.30 -all'], chain(10)],
  ] as [string, string[], Zone][])('yes by %s', async (_case, records, zone) => {
    expect(await spf(records, zone)).toMatchObject({ verdict: 'good' });
  });

  it.each([
    ['no record', [], {}, 'Aucune règle'],
    ['two records', ['v=spf1 -all', 'v=spf1 a -all'], {}, 'plusieurs'],
    ['another address', ['v=spf1 ip4:1.2.3.4 -all'], {}, 'n’autorise pas'],
    ['a refusal before', ['v=spf1 -ip4:185.10.20.30 ip4:185.0.0.0/8 -all'], {}, 'n’autorise pas'],
    ['an include that only fails', ['v=spf1 include:x.ch -all'], { 'TXT x.ch': ['v=spf1 ~all'] }, 'n’autorise pas'],
    ['an include of nothing', ['v=spf1 include:x.ch -all'], {}, 'pas de règle'],
    ['everybody', ['v=spf1 +all'], {}, 'tout le monde'],
    ['all addresses', ['v=spf1 ip4:0.0.0.0/0 -all'], {}, 'tout le monde'],
    ['eleven lookups', ['v=spf1 include:i0.ch ip4:185.10.20.30 -all'], chain(11), 'dix recherches'],
    ['an endless circle', ['v=spf1 include:agence.ch -all'], {}, 'dix recherches'],
    ['names that do not exist', ['v=spf1 a:x.ch a:y.ch a:z.ch -all'], {}, 'n’existent pas'],
    ['a misspelling', ['v=spf1 ipv4:1.2.3.4 -all'], {}, 'faute'],
    ['spf2 alone', ['spf2.0/pra a -all', 'v=spf10 a -all'], {}, 'Aucune règle'],
  ] as [string, string[], Zone, string][])('no: %s', async (_case, records, zone, words) => {
    expect(await spf(records, zone)).toMatchObject({
      verdict: 'poor',
      message: expect.stringContaining(words),
      advice: expect.any(String),
    });
  });

  it('knows a provider that sends from other addresses than it receives at', async () => {
    const google = { 'TXT _spf.google.com': ['v=spf1 ip4:35.190.247.0/24 ~all'], 'A smtp.gmail.com': ['142.250.1.108'] };
    expect(await spf(['v=spf1 include:_spf.google.com ~all'], google, 'smtp.gmail.com')).toMatchObject({ verdict: 'good' });
    expect(await spf(['v=spf1 include:_spf.google.com ~all'], google)).toMatchObject({ verdict: 'poor' });
  });

  it('does not judge an inner server whose outer address nobody knows', async () => {
    expect(await spf(['v=spf1 ip4:1.2.3.4 -all'], { [`A ${HOST}`]: ['10.0.0.5'] })).toMatchObject({ verdict: 'unknown' });
  });
});

describe('DKIM and DMARC', () => {
  const key = (modulusLength: number) =>
    generateKeyPairSync('rsa', { modulusLength }).publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const dkim = async (records: string[]) => (await look({ 'TXT s1._domainkey.agence.ch': records }, { dkimSelector: 's1' })).dkim;
  const good = { 'TXT agence.ch': ['v=spf1 ip4:185.10.20.30 -all'] };
  const dmarc = async (records: string[], zone: Zone = good) => (await look({ ...zone, 'TXT _dmarc.agence.ch': records })).dmarc;

  it('reads the key of a selector', async () => {
    const p = key(2048);
    expect(await dkim([`v=DKIM1; k=rsa; p=${p}`])).toMatchObject({ verdict: 'good', message: expect.stringContaining('2048') });
    expect(await dkim([`p=${p}`])).toMatchObject({ verdict: 'good' });
    expect(await dkim([`v=DKIM1; t=y; p=${p}`])).toMatchObject({ verdict: 'fair' });
    expect(await dkim([])).toMatchObject({ verdict: 'poor', message: expect.stringContaining('s1._domainkey.agence.ch') });
    expect(await dkim(['v=DKIM1; p='])).toMatchObject({ verdict: 'poor', message: expect.stringContaining('révoquée') });
    expect(await dkim(['v=DKIM1; p=AAAA'])).toMatchObject({ verdict: 'poor', message: expect.stringContaining('illisible') });
    expect(await dkim([`v=DKIM1; p=${key(512)}`])).toMatchObject({ verdict: 'poor', message: expect.stringContaining('courte') });
    expect((await look({})).dkim).toMatchObject({ verdict: 'unknown' });
  });

  it('tells what DMARC demands and whether our messages meet it', async () => {
    expect(await dmarc([])).toMatchObject({ verdict: 'poor', message: expect.stringContaining('Aucune') });
    expect(await dmarc(['v=DMARC1; p=none'])).toMatchObject({ verdict: 'fair' });
    expect(await dmarc(['v=DMARC1; p=reject; pct=50'])).toMatchObject({ verdict: 'good', message: expect.stringContaining('50') });
    expect(await dmarc(['v=DMARC1; p=reject'], {})).toMatchObject({ verdict: 'poor', advice: expect.stringContaining('SPF ou DKIM') });
    expect(await dmarc(['v=DMARC1; p=none', 'v=DMARC1; p=reject'])).toMatchObject({ verdict: 'poor' });
    expect(await dmarc(['v=DMARC1; rua=mailto:x@agence.ch'])).toMatchObject({ verdict: 'poor' });
  });

  it('takes a sub-domain’s policy from its organisation', async () => {
    const zone = { 'TXT _dmarc.agence.ch': ['v=DMARC1; p=none; sp=reject'], 'TXT news.agence.ch': ['v=spf1 ip4:185.10.20.30 -all'] };
    const findings = await senderDomain({ domain: 'news.agence.ch', host: HOST, dkimSelector: '' }, dns({ ...BASE, ...zone }));
    expect(findings.find(({ name }) => name === 'dmarc')).toMatchObject({ verdict: 'good', message: expect.stringContaining('reject') });
  });

  it('says whether the domain receives', async () => {
    expect((await look({})).mx).toMatchObject({ verdict: 'good' });
    expect((await look({ 'MX agence.ch': [''] })).mx).toMatchObject({ verdict: 'poor' });
    expect((await look({ 'MX agence.ch': [] })).mx).toMatchObject({ verdict: 'fair' });
  });
});

describe('name servers that do not answer', () => {
  it('are asked everything at once, and waited for no longer than a person waits', async () => {
    const silent = createSocket('udp4').bind(0, '127.0.0.1');
    await once(silent, 'listening');
    const asked = new Set<string>();
    const patience = new AbortController();
    silent.on('message', (question) => {
      asked.add(nameIn(question));
      if (asked.size === 3) patience.abort();
    });
    const dns = dnsRecords([`127.0.0.1:${silent.address().port}`], patience.signal);
    const findings = await senderDomain({ domain: 'agence.ch', host: HOST, dkimSelector: 's1' }, dns);
    silent.close();
    expect(asked).toEqual(new Set(['agence.ch', 's1._domainkey.agence.ch', '_dmarc.agence.ch']));
    const unknown = { verdict: 'unknown', found: null, message: 'Le système des noms (DNS) n’a pas répondu.' };
    expect(findings).toEqual(['spf', 'dkim', 'dmarc', 'mx'].map((name) => ({ name, ...unknown, advice: expect.any(String) })));
    await expect(dns.txt('agence.ch')).rejects.toThrow('not asked');
    expect(DNS_PATIENCE_MS).toBeLessThanOrEqual(5000);
  });
});

/** Returns the name of a DNS question (RFC 1035, section 4.1.2). */
function nameIn(question: Buffer): string {
  const labels: string[] = [];
  for (let at = 12; question[at]; at += 1 + (question[at] ?? 0))
    labels.push(question.toString('latin1', at + 1, at + 1 + (question[at] ?? 0)));
  return labels.join('.');
}
