import { legalFormLength, type Word } from './words.js';

const set = (words: string): Set<string> => new Set(words.split(/\s+/));

const TITLES = set('m mm mme mlle monsieur madame mesdames messieurs me maitre dr docteur prof professeur famille');
const SAINTS = set('st ste saint sainte san santa sankt');
const STREETS = set('rue avenue chemin route place quai boulevard ruelle impasse allee sentier esplanade passage');
/** Words that begin with a capital beside a name without being a part of it. */
const NEUTRAL = set(
  `entreprise societe maison agence groupe firme chez l d c s le la les un une des du de ce cet cette ces son sa ses leur leurs notre nos votre vos mon ma mes
   il elle ils elles on nous vous a au aux avec sans sur sous dans en entre pour par parmi vers selon et ou mais car puis ainsi aussi enfin ensuite
   si comme que qui dont citons voir voyez oui non exemple option choix recommande notez contact adresse nom the at try visit contact call consider and or also with for in
   bei von die der das zum zur`,
);
/** Verbs in the imperative and adverbs: « Contactez », « Notamment ». */
const isVerbOrAdverb = (word: string): boolean => /.(?:ez|ons|ment)$/.test(word);
const FAMILY = set('fils fille filles frere freres soeur soeurs associes partenaires cie sohne son sons brothers');
/** What may follow a name on the same line. */
const DETAILS = set(
  'tel telephone mobile site adresse email mail courriel note avis google horaires ouvert specialites services web internet www',
);

/** Towns that identify a namesake: « Dupont (Genève) ». */
const TOWNS = set(
  `aarau aigle annecy annemasse aubonne avenches bale basel bellinzona bern berne bex biel bienne bulle carouge chiasso chur delemont echallens ecublens fribourg
   geneve geneva gland grenoble gstaad koniz locle lausanne lugano luzern lucerne lutry lyon martigny meyrin monthey montreux morges moudon moutier murten neuchatel nyon
   olten onex orbe payerne porrentruy prilly pully renens rolle romont schaffhouse sierre sion soleure thonon thoune vernier versoix vevey villars winterthour
   winterthur yverdon zermatt zoug zug zurich paris marseille dijon besancon strasbourg bruxelles`,
);

/** Whether the name found is part of another one: a person, a longer company name, a double name, a namesake elsewhere. */
export function isOtherName(words: readonly Word[], start: number, length: number, town: string | null): boolean {
  const first = words[start];
  const rest = words.slice(start + length);
  return (
    belongsToBefore(words, start, length) || (/^[-–]$/.test(first?.gap ?? '') && start > 0) || goesOn(rest, town) || isElsewhere(rest, town)
  );
}

/** « Marc Dupont », « M. Dupont », « rue Dupont », « Martin & Dupont », « les Dupont » */
function belongsToBefore(words: readonly Word[], start: number, length: number): boolean {
  const before = words[start - 1];
  const gap = words[start]?.gap ?? '';
  if (!before) return false;
  if (/^(?:&(?:amp;)?|\+)$/.test(before.raw) && isCapital(words[start - 2])) return true;
  const isSingle = length === 1;
  if (isSingle && SAINTS.has(before.folded) && /^[.\s-]*$/.test(gap)) return true;
  if (isSingle && TITLES.has(before.folded) && /^[. \u00A0\u202F]+$/.test(gap)) return true;
  if (isSingle && /^(?:les|aux)$/.test(before.folded) && isSpace(gap)) return true;
  if (STREETS.has(before.folded) && isSpace(gap)) return true;
  if (/^(?:du|de|des|d)$/.test(before.folded) && isStreetBefore(words, start - 2)) return true;
  return isSpace(gap) && isCapital(before) && !isNeutral(before) && !TITLES.has(before.folded);
}

const isStreetBefore = (words: readonly Word[], at: number): boolean =>
  [words[at], words[at - 1]].some((word) => word !== undefined && STREETS.has(word.folded) && word.folded !== 'place');

/** « Garage Dupont Frères », « Dupont & Fils », « Dupont-Favre » */
function goesOn(rest: readonly Word[], town: string | null): boolean {
  const form = legalFormLength(rest);
  const [after, second] = rest.slice(form);
  if (!after) return false;
  if (form === 0 && /^[-–'’]$/.test(after.gap)) return true;
  if (after.folded === 'et' && second && (FAMILY.has(second.folded) || (after.raw !== fullEt(after.raw) && isCapital(second)))) return true;
  if (!isSpace(after.gap) || !isCapital(after)) return false;
  const isDetail = DETAILS.has(after.folded) || STREETS.has(after.folded) || after.folded === town;
  return !isDetail && !(form > 0 && !TOWNS.has(after.folded));
}

const fullEt = (raw: string): string => (/^et$/i.test(raw) ? raw : '');

/** Returns whether the name is followed by another town than the company's (« Dupont à Genève »), unless its own town is near too. */
function isElsewhere(rest: readonly Word[], town: string | null): boolean {
  if (town === null) return false;
  const form = legalFormLength(rest);
  const [after, second] = rest.slice(form);
  if (!after || rest.slice(0, 8).some(({ folded }) => folded === town)) return false;
  if (/^(?:à|in)$/.test(after.raw) && isSpace(after.gap) && isCapital(second)) return true;
  if (/^(?:de|d)$/.test(after.folded) && isSpace(after.gap) && second && TOWNS.has(second.folded)) return true;
  return /^[ \u00A0\u202F]*(?:\(|,|–|—| - )[ \u00A0\u202F]*$/.test(after.gap) && TOWNS.has(after.folded);
}

const isSpace = (gap: string | undefined): boolean => /^[ \u00A0\u202F]+$/.test(gap ?? '');
const isCapital = (word: Word | undefined): boolean => /^\p{Lu}/u.test(word?.raw ?? '');
const isNeutral = ({ folded }: Word): boolean => NEUTRAL.has(folded) || isVerbOrAdverb(folded);
