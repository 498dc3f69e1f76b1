import { t } from '../../../backend/src/rules/language.rules.ts';

const ADDRESS = t`Indiquez l’adresse de votre site, par exemple www.exemple.ch`;

/** What to do, by the specification's message: people read this one; the fixed message stands small below it (decision 45). */
const PLAIN: ReadonlyMap<string, string> = new Map([
  [t`URL requise`, ADDRESS],
  [t`Format d'URL invalide`, ADDRESS],
  [t`L'URL doit commencer par http:// ou https://`, t`Commencez l’adresse par https://, par exemple https://www.exemple.ch`],
  [t`Email requis`, t`Indiquez votre adresse e-mail, par exemple nom@exemple.ch`],
  [t`Format d'email invalide`, t`Vérifiez l’adresse e-mail, par exemple nom@exemple.ch`],
]);

/** Returns null for a message that is plain already. */
export const plainError = (message: string): string | null => PLAIN.get(message) ?? null;
