import { fillPlaceholders, PLACEHOLDERS, type PlaceholderPlace, unknownPlaceholders, written } from './placeholders.rules.js';

const places = Object.keys(PLACEHOLDERS) as PlaceholderPlace[];
const values = (place: PlaceholderPlace) => Object.fromEntries(PLACEHOLDERS[place].map((name) => [name, `<${name}>`])) as never;

describe.each(places)('a text of a %s', (place) => {
  it.each(PLACEHOLDERS[place].map((name) => [name]))('may name %s, in one pair of braces or two, with blanks or none', (name) => {
    for (const text of [`{${name}}`, `{{${name}}}`, `{ ${name} }`, `{{ ${name} }}`]) {
      expect(unknownPlaceholders(place, text)).toEqual([]);
      expect(fillPlaceholders(place, `a ${text} b`, values(place))).toBe(`a <${name}> b`);
    }
    expect(unknownPlaceholders(place, written(name))).toEqual([]);
  });

  it('reports each unknown placeholder once as written', () => {
    expect(unknownPlaceholders(place, '{firstname} {{x y}} {} {firstname} { seule }')).toEqual([
      '{firstname}',
      '{{x y}}',
      '{}',
      '{ seule }',
    ]);
    expect(fillPlaceholders(place, 'a {firstname} b', values(place))).toBe('a {firstname} b');
  });

  it('reports unbalanced braces', () => {
    const name = PLACEHOLDERS[place][0];
    expect(unknownPlaceholders(place, `{{${name}} {${name}}}`)).toEqual([`{{${name}}`, `{${name}}}`]);
  });

  it('may contain JSON and single braces', () => {
    for (const text of ['{"a": 1}', "{'x'}", 'une accolade { seule', 'deux } et {', '{pas\nun champ}'])
      expect(unknownPlaceholders(place, text)).toEqual([]);
  });
});

describe('the company', () => {
  it('has two placeholder names', () => {
    expect(fillPlaceholders('campaign', 'Pour {entreprise}', values('campaign'))).toBe('Pour <company>');
    expect(fillPlaceholders('prompt', 'Pour {company}', values('prompt'))).toBe('Pour <entreprise>');
    expect(unknownPlaceholders('message', '{mobile} {lien} {score}')).toEqual(['{mobile}', '{lien}', '{score}']);
  });
});

describe('a value', () => {
  it('leaves no gap when it is unknown', () => {
    const nobody = { prenom: '', nom: 'Rey', company: '', lien: '' };
    expect(fillPlaceholders('campaign', 'Bonjour {prenom}, {{company}} {nom}', nobody)).toBe('Bonjour, Rey');
  });

  it('is inserted as text and not searched for placeholders', () => {
    const values = { prenom: '{lien} $& {{nom}}', nom: '$1', company: '', lien: 'https://exemple.ch' };
    expect(fillPlaceholders('campaign', '{prenom}|{nom}', values)).toBe('{lien} $& {{nom}}|$1');
  });
});
