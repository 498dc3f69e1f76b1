import { invalid } from '../../common/errors.js';
import { placeholdersOf, unknownPlaceholders } from '../../rules/placeholders.rules.js';

/** Names in braces that no prospect has. */
export function refuseUnknownNames({ subject = '', template = '' }: { subject?: string | undefined; template?: string | undefined }): void {
  for (const [field, words] of Object.entries({ subject, template })) {
    const [unknown] = unknownPlaceholders('campaign', words);
    if (unknown === undefined) continue;
    const message = `${unknown} n’existe pas. Champs possibles\u202f: ${placeholdersOf('campaign')}.`;
    throw invalid(message, { [field]: message });
  }
}
