import { fillPlaceholders } from '../../../../backend/src/rules/placeholders.rules';

/** A prospect that nobody takes for a real one. */
export const EXAMPLE = { score: '62', company: 'Boulangerie Exemple', prenom: 'Anne' };

/** The text as a prospect reads it; what is not known stays as it is written. */
export const preview = (content: string, values = EXAMPLE): string => fillPlaceholders('scoredMessage', content, values);
