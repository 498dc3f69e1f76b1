import { showPhone } from '../../common/phone.js';
import { initialsOf } from '../../rules/initials.rules.js';
import type { Person, SignatoryRecord } from './signatory.contract.js';

interface Known {
  name: string;
  phone: string | null;
  sentence: string;
  portrait_version: string | null;
}

const portraitOf = ({ portrait_version }: Pick<Known, 'portrait_version'>) => portrait_version && `/agency/portrait/${portrait_version}`;

export const toPerson = (known: Known): Person => ({
  name: known.name,
  initials: initialsOf(known.name),
  sentence: known.sentence,
  phone: known.phone && showPhone(known.phone),
  phoneHref: known.phone && `tel:${known.phone}`,
  portrait: portraitOf(known),
});

export const toRecord = (known: Known & { user_id: string; is_default: boolean }): SignatoryRecord => ({
  id: known.user_id,
  name: known.name,
  phone: known.phone && showPhone(known.phone),
  sentence: known.sentence,
  is_default: known.is_default,
  portrait: portraitOf(known),
});
