import { conflict, invalid, type Problem } from '../../../common/errors.js';
import { localDate } from '../../../rules/dates.rules.js';
import { type Flag, flagWords } from '../../../rules/review.rules.js';
import { type ReviewRefusal, reviewWord } from '../../../rules/review-state.rules.js';
import type { Prospect } from '../../prospects/prospect.entity.js';

/** Why a decision was not taken, in words for the person who took it. */
export function refusalOf(refusal: ReviewRefusal, { review_status, validation }: Prospect, flags: readonly Flag[]): Problem {
  const names = flags.map((flag) => flagWords(flag, 'fr').short.toLowerCase()).join(', ');
  const state = `« ${reviewWord(review_status, 'fr')} »`;
  if (refusal === 'already') {
    const day = validation && localDate(new Date(validation.at)).split('-').reverse().join('.');
    const who = validation ? ` par ${validation.by}, le ${day}` : '';
    return conflict('already_reviewed', `Ce prospect est déjà ${state}${who}. Rechargez la fiche.`);
  }
  if (refusal === 'changed') {
    const standing = names ? `, avec ces alertes : ${names}` : '';
    return conflict(
      'review_changed',
      `Ce prospect a changé entre-temps : il est maintenant ${state}${standing}. Relisez-le avant de décider.`,
    );
  }
  const message = `Des alertes subsistent (${names}) : indiquez pourquoi vous validez quand même.`;
  return invalid(message, { reason: message });
}
