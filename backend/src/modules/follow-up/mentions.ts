interface Named {
  id: string;
  /** A name, or an address. */
  name: string;
}

/** No e-mail address: « info@anne.ch » names nobody. */
const BEGINS = '(?<![\\p{L}\\p{N}._-])';
/** Nothing that goes on: « @Anne » does not name somebody in « @Annette ». */
const ENDS = '(?![\\p{L}\\p{N}])';

/** Who is named behind an « @ », by the whole name, or by the first name where only one is called so. Accents and capitals do not matter. */
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
