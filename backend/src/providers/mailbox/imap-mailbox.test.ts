import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { certificate, SITE_NAME } from '../../../test/support/certificates.js';
import {
  MAILBOX_PASSWORD,
  MAILBOX_USER,
  type MailboxEncryption,
  type MailboxServer,
  startMailboxServer,
} from '../../../test/support/mailbox-server.js';
import { ImapMailbox, type MailboxAccount } from './imap-mailbox.service.js';

const CERTIFICATE = 'Le certificat du serveur de la boîte n’est pas valable.';
const NO_TLS = 'La connexion chiffrée à la boîte n’aboutit pas\u202f: vérifiez le port et le chiffrement.';

const trusted = getCACertificates('default');
const servers: MailboxServer[] = [];
beforeAll(() => setDefaultCACertificates([...trusted, certificate('root')]));
afterAll(() => setDefaultCACertificates(trusted));
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

/** Opens the mailbox of such a server; returns its response and the received commands. */
async function open(encryption: MailboxEncryption | undefined, given: Partial<MailboxAccount>) {
  const server = await startMailboxServer(encryption);
  servers.push(server);
  server.put('Subject: un\n\nBonjour');
  const { host: address, port } = server;
  const account = { address, port, host: SITE_NAME, security: 'tls', user: MAILBOX_USER, password: MAILBOX_PASSWORD, ...given } as const;
  const answer = await new ImapMailbox().count(account).catch((error: Error) => `${error.name}: ${error.message}`);
  return { answer, signedIn: server.commands.some((command) => command.startsWith('AUTHENTICATE') || command.startsWith('LOGIN')) };
}

describe('a mailbox over an encrypted connection', () => {
  it.each([
    ['from the first byte', 'start', 'tls'],
    ['after STARTTLS', 'starttls', 'starttls'],
  ] as const)('is read %s', async (_, from, security) => {
    expect(await open({ certificate: 'valid', from }, { security })).toEqual({ answer: 1, signedIn: true });
  });

  it.each([
    ['made by itself', 'selfSigned'],
    ['that has expired', 'expired'],
    ['that is not valid yet', 'early'],
    ['of nobody that is known', 'unknownIssuer'],
    ['without its chain', 'incomplete'],
  ] as const)('is not opened with a certificate %s, and no password is said', async (_, name) => {
    const refused = { answer: `MailboxError: ${CERTIFICATE}`, signedIn: false };
    expect(await open({ certificate: name, from: 'start' }, {})).toEqual(refused);
    expect(await open({ certificate: name, from: 'starttls' }, { security: 'starttls' })).toEqual(refused);
  });

  it('is not opened with the certificate of another name', async () => {
    expect(await open({ certificate: 'valid', from: 'start' }, { host: 'imap.autre.example' })).toEqual({
      answer: `MailboxError: ${CERTIFICATE}`,
      signedIn: false,
    });
  });

  it.each([
    ['speaks no TLS', undefined, 'tls'],
    ['knows no STARTTLS', undefined, 'starttls'],
    ['refuses STARTTLS', { certificate: 'valid', from: 'refused' }, 'starttls'],
  ] as const)('is never read in the clear where the server %s', async (_, encryption, security) => {
    expect(await open(encryption, { security })).toEqual({ answer: `MailboxError: ${NO_TLS}`, signedIn: false });
  });
});
