import { type Command, grouped, matching } from './commands';

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

  it('an apostrophe of either kind', () => {
    expect(labels(matching([command('Mentions de l’agence')], "l'agence"))).toEqual(['Mentions de l’agence']);
  });

  it('keeps groups together, so many of each', () => {
    const mixed = [command('a'), command('b', '', 'settings'), command('c'), command('d'), command('e', '', 'settings')];
    expect(labels(grouped(mixed, 2))).toEqual(['a', 'c', 'b', 'e']);
  });
});
