import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { po } from 'gettext-parser';
import { extractedMessages } from '../../test/support/extracted-messages.js';
import { catalogueKey } from '../rules/gettext.rules.js';
import { readCatalogue } from './po-file.js';

const LOCALES = join(import.meta.dirname, '../../assets/locales');
const LANGUAGES = [
  ['German', 'de'],
  ['Italian', 'it'],
] as const;

/** Texts that are the same in French and in the other language: names, and words that both have. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  de: ['https', 'Blog', 'Forum', 'Wiki', 'SEO', 'UX', 'Top 10', 'Top 30', 'Analyse', 'Audit', 'Position', 'Version', 'Note | lettre'],
  it: ['https', 'Blog', 'Forum', 'Wiki', 'novembre', 'SEO', 'UX', 'Top 10', 'Top 30', 'Audit'],
};

const messages = extractedMessages();
const described = ({ context, msgid, plural }: { context: string; msgid: string; plural: string | null }) =>
  [catalogueKey(msgid, context), ...(plural === null ? [] : [catalogueKey(plural, context)])].join(' / ');

const placeholdersOf = (text: string): string[] => [...new Set(text.match(/\{\d\}/g))].sort();
const french = (key: string): string => key.replace(/ \| [^|]+$/, '');

describe.each(LANGUAGES)('the %s catalogue', (_name, language) => {
  const catalogue = readCatalogue(language);
  const entries = Object.entries(catalogue);
  const file = po.parse(readFileSync(join(LOCALES, `${language}.po`)));
  const inFile = Object.values(file.translations)
    .flatMap((ofContext) => Object.values(ofContext))
    .filter(({ msgid }) => msgid !== '');

  it('has an entry for every text of the source code and no other (npm run messages)', () => {
    const written = inFile.map(({ msgctxt = '', msgid, msgid_plural = null }) =>
      described({ context: msgctxt, msgid, plural: msgid_plural }),
    );
    const wanted = messages.map(described);
    expect(wanted.filter((one) => !written.includes(one))).toEqual([]);
    expect(written.filter((one) => !wanted.includes(one))).toEqual([]);
  });

  it('translates every form of every entry, once', () => {
    const keys = messages.flatMap(({ context, msgid, plural }) =>
      [msgid, ...(plural === null ? [] : [plural])].map((text) => catalogueKey(text, context)),
    );
    expect(keys.filter((key) => !catalogue[key])).toEqual([]);
    const forms = inFile.flatMap(({ msgctxt, msgid, msgid_plural, msgstr }) =>
      [msgid, msgid_plural].flatMap((text, index) => (text ? [[catalogueKey(text, msgctxt), msgstr[index]] as const] : [])),
    );
    expect(forms.filter(([key, translation]) => catalogue[key] !== translation)).toEqual([]);
  });

  it('has the placeholders of the French text', () => {
    expect(entries.filter(([key, text]) => String(placeholdersOf(key)) !== String(placeholdersOf(text)))).toEqual([]);
  });

  it('is written as in Switzerland', () => {
    const faults = entries.filter(([, text]) =>
      /ß|['„“”]|\w"|[\s\u00a0\u202f][?!:;]|«\s|\s»|\.\.\./u.test(text.replace(/<[^>]+>|rel="[^"]+"/g, '')),
    );
    expect(faults).toEqual([]);
  });

  it('contains no French', () => {
    const same = entries.filter(([key, text]) => french(key) === text && /\p{L}/u.test(text.replace(/\{\d\}/g, ''))).map(([key]) => key);
    expect(same.filter((key) => !SAME[language]?.includes(key))).toEqual([]);
    const typed = entries.filter(([, text]) => /\b(?:votre|vos|vous|est|les|pour|avec)\b/i.test(text));
    expect(typed).toEqual([]);
  });
});
