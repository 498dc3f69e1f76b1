import { t } from '../../../backend/src/rules/language.rules.ts';

/** Words of the specification (file 1, section 8), letter for letter: the address of a trial is confirmed. */
export const VERIFICATION = {
  done: t`Vérification réussie. Redirection vers l'analyse...`,
  failed: t`Une erreur est survenue lors de la vérification. Veuillez réessayer.`,
} as const;
