// Brings the catalogues up to date with the source code, as xgettext and msgmerge do: new texts are added without a translation,
// texts that are gone are removed, translations stay. `npm run messages`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { po } from 'gettext-parser';
import { extractedMessages } from '../backend/test/support/extracted-messages.ts';

const LOCALES = fileURLToPath(new URL('../backend/assets/locales', import.meta.url));
/** A longer expression tells a translator nothing. */
const LONGEST_VALUE = 60;

const messages = extractedMessages();
for (const language of ['de', 'it']) {
  const path = join(LOCALES, `${language}.po`);
  const before = po.parse(readFileSync(path));
  const known = (context, msgid) => before.translations[context]?.[msgid];
  const translations = { '': { '': before.translations[''][''] } };
  for (const { context, msgid, plural, files, values } of messages) {
    const { msgstr = [], comments } = known(context, msgid) ?? {};
    translations[context] ??= {};
    translations[context][msgid] = {
      msgid,
      ...(context && { msgctxt: context }),
      ...(plural !== null && { msgid_plural: plural }),
      msgstr: [msgstr[0] ?? '', ...(plural === null ? [] : [msgstr[1] ?? known(context, plural)?.msgstr[0] ?? ''])],
      comments: {
        ...(comments?.translator && { translator: comments.translator }),
        ...(values.length > 0 && { extracted: valueNotes(values), flag: flags(comments?.flag) }),
        reference: [...files].join('\n'),
      },
    };
  }
  writeFileSync(path, `${po.compile({ ...before, translations }, { foldLength: 0 })}\n`);
  const missing = Object.values(translations).flatMap((entries) =>
    Object.values(entries).filter(({ msgid, msgstr }) => msgid && msgstr.includes('')),
  );
  console.log(`${language}.po: ${messages.length} texts, ${missing.length} without a translation`);
}

function valueNotes(values) {
  return values.flatMap((value, index) => (value.length > LONGEST_VALUE ? [] : [`{${index}} = ${value}`])).join('\n');
}

/** Tools check the placeholders of texts that are marked as this format. */
function flags(before = '') {
  return [...new Set(['python-brace-format', ...before.split(/,\s*/).filter(Boolean)])].join(', ');
}
