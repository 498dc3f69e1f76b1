import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { failureOf, replyCause } from '../common/mail/mail-failure.js';
import { userMessageOf } from '../common/user-facing-error.js';
import { CAUSES, ProviderError } from './provider-error.js';

const SOURCES = join(import.meta.dirname, '..');
const UNEXPECTED = 'Cela a échoué.';

describe('the message of a failure', () => {
  it.each([
    ['our own words', new ProviderError('vendor_rejected', 'Contact is blacklisted', 'Emelia'), 'Emelia : la demande a été refusée.'],
    ['a full disk', Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }), 'Le disque est plein.'],
    ['a closed port', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }), 'Le serveur refuse la connexion.'],
    ['PostgreSQL’s', Object.assign(new Error('duplicate key value violates unique constraint'), { code: '23505' }), UNEXPECTED],
    ['a library’s', new TypeError("Cannot read properties of undefined (reading 'x')"), UNEXPECTED],
    ['a text', 'socket hang up', UNEXPECTED],
    ['nothing', undefined, UNEXPECTED],
  ])('%s', (_, error, words) => expect(userMessageOf(error, UNEXPECTED)).toBe(words));

  it('is French for every cause and never contains the detail', () => {
    for (const [code, words] of Object.entries(CAUSES)) {
      const message = userMessageOf(new ProviderError(code as keyof typeof CAUSES, 'HTTP 500: upstream failed', 'WhatCMS'), UNEXPECTED);
      expect(message).toBe(`WhatCMS : ${words}`);
      expect(message).not.toMatch(ENGLISH);
    }
  });

  it('is French for every failure of a mail server except the server’s own text', () => {
    const phases = ['opening', 'envelope', 'taken'] as const;
    const codes = ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ETLS', 'EAUTH', 'EMESSAGE', 'EENVELOPE', 'EPROTOCOL', undefined];
    const messages = ['self-signed certificate', 'wrong version number', 'connection closed', 'Greeting never received'];
    for (const phase of phases)
      for (const code of codes)
        for (const message of messages)
          expect(userMessageOf(failureOf(Object.assign(new Error(message), { code }), phase), '')).toMatch(/^\p{Lu}.*\.$/u);
    expect(replyCause({ code: 550, text: '' })).toBe('L’adresse du destinataire n’existe pas ou refuse nos messages.');
  });
});

/** Words that no French sentence of ours has. */
const ENGLISH = /\b(?:the|failed|error|not|could|unable|invalid|request|server|timeout)\b/i;

/** Code that reads a foreign message: to log it or store it as a technical detail. */
const READS_MESSAGE = /\bas Error\)\.message|instanceof Error \? \w+\.message|String\(error\)/;
const NOT_SHOWN = /logger|detail|new ProviderError\(|\.test\(|const title = |pages are not built|return \{ fault: /;
/** Output of the command line, and of child processes to their parent. */
const OUTSIDE =
  /^cli\/|^cli\.ts|-child\.ts$|^main|^worker|\.test\.ts$|^common\/(?:backups|database|config)\/|^common\/start-failure|^providers\/foreign\//;

describe('the message of a foreign error', () => {
  const files = (readdirSync(SOURCES, { recursive: true }) as string[]).map((file) => relative('.', file));
  it('is used only in logs and technical details', () => {
    const found = files
      .filter((file) => file.endsWith('.ts') && !OUTSIDE.test(file))
      .flatMap((file) =>
        readFileSync(join(SOURCES, file), 'utf8')
          .split('\n')
          .flatMap((line, at) => (READS_MESSAGE.test(line) && !NOT_SHOWN.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
      );
    expect(found).toEqual([]);
  });
});
