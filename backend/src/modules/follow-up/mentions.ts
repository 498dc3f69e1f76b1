interface Named {
  id: string;
  /** A name, or an address. */
  name: string;
}

/** Not within an e-mail address: « info@anne.ch » is no mention. */
const BEGINS = '(?<![\\p{L}\\p{N}._-])';
/** Not within a longer word: « @Anne » is no mention in « @Annette ». */
const ENDS = '(?![\\p{L}\\p{N}])';

/** Returns the people mentioned by « @ » and their full name, or by a unique first name, ignoring accents and case. */
export function mentionedIn<Person extends Named>(text: string, people: readonly Person[]): Person[] {
  const folded = fold(text);
  const first = ({ name }: Named): string => fold(name).split(/[\s@]/)[0] ?? '';
  return people.filter((person) => {
    const isOnlyOne = people.filter((other) => first(other) === first(person)).length === 1;
    return [fold(person.name), ...(isOnlyOne ? [first(person)] : [])].some((name) =>
      new RegExp(`${BEGINS}@${literal(name)}${ENDS}`, 'u').test(folded),
    );
  });
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
