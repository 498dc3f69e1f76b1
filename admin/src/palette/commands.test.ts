import { type Command, grouped, matching, subjectsOf } from './commands';

const command = (label: string, detail?: string, group: Command['group'] = 'screens'): Command => ({
  id: label,
  group,
  label,
  ...(detail && { detail }),
  run: () => undefined,
});
const labels = (commands: readonly Command[]) => commands.map(({ label }) => label);

describe('what the palette finds', () => {
  const all = [command('Désinscriptions'), command('E-mails en attente'), command('Relance des avis'), command('Avis Google', 'Fiche')];

  it.each([
    ['avis', ['Avis Google', 'Relance des avis']],
    ['AVIS goo', ['Avis Google']],
    ['desin', ['Désinscriptions']],
    ['fiche', ['Avis Google']],
    ['mails attente', ['E-mails en attente']],
    ['vis', []],
    ['', ['Désinscriptions', 'E-mails en attente', 'Relance des avis', 'Avis Google']],
    ['  ', ['Désinscriptions', 'E-mails en attente', 'Relance des avis', 'Avis Google']],
    ['(*', ['Désinscriptions', 'E-mails en attente', 'Relance des avis', 'Avis Google']],
  ])('by %j: %j', (query, found) => {
    expect(labels(matching(all, query))).toEqual(found);
  });

  it('by synonyms that are not shown', () => {
    expect(labels(matching([{ ...command('Écrire'), also: 'courriel' }], 'cour'))).toEqual(['Écrire']);
  });

  it.each([
    ['effacer rey', ['Effacer la personne'], 'rey'],
    ['corriger un chiffre jorat bois', ['Corriger un chiffre'], 'jorat bois'],
    ['corriger', null, null],
    ['ef rey', null, null],
    ['garage du lac', null, null],
  ])('a subject and whom it is about, of %j', (query, meant, whom) => {
    const about = subjectsOf([command('Effacer la personne'), command('Corriger un chiffre')], query);
    expect(about && [labels(about.subjects), about.whom]).toEqual(meant && [meant, whom]);
  });

  it('an apostrophe of either kind', () => {
    expect(labels(matching([command('Mentions de l’agence')], "l'agence"))).toEqual(['Mentions de l’agence']);
  });

  it('keeps groups together, with a limit for each', () => {
    const mixed = [command('a'), command('b', '', 'settings'), command('c'), command('d'), command('e', '', 'settings')];
    expect(labels(grouped(mixed, 2))).toEqual(['a', 'c', 'b', 'e']);
  });
});
