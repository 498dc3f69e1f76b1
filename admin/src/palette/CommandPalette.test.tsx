import { Button } from '@mui/material';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { show } from '../../test/screen';
import { serve } from '../../test/server';
import { KeyboardHelpProvider } from '../layout/KeyboardHelp';
import { PaletteButton, PaletteProvider } from './PaletteProvider';

const VIEWS_AT = 'GET /api/admin/saved-views?resource=prospects';
const NO_VIEWS = { [VIEWS_AT]: () => [] };

const Place = () => {
  const { pathname, hash, search } = useLocation();
  return (
    <p data-testid="place" data-search={search}>
      {`${pathname}${hash}`}
    </p>
  );
};

function open(done: string[] = []) {
  return show(
    <KeyboardHelpProvider>
      <PaletteProvider>
        <PaletteButton />
        <Place />
        <header data-acts="">
          <Button onClick={() => done.push('scan')}>Tout analyser</Button>
          <Button disabled>Exporter</Button>
        </header>
        <section data-acts="12 sélectionnés">
          <Button onClick={() => done.push('validate')}>Valider</Button>
        </section>
      </PaletteProvider>
    </KeyboardHelpProvider>,
  );
}

const field = () => screen.findByRole('combobox', { name: 'Rechercher ou agir' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const group = (name: string) => within(screen.getByRole('group', { name }));

describe('the palette', () => {
  beforeEach(() => serve(NO_VIEWS));

  it('opens with Ctrl+K or its button, and lists the actions of the page first, with their target', async () => {
    const { user } = open();
    await user.keyboard('{Control>}k{/Control}');
    await field();
    expect(
      group('Sur cette page')
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Tout analyser', 'Valider12 sélectionnés']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Rechercher' }));
    await field();
  });

  it('runs an action by clicking the button of the page after it has closed', async () => {
    const done: string[] = [];
    const { user } = open(done);
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'valid{Enter}');
    expect(done).toEqual(['validate']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens screens and fields of settings by words without accents', async () => {
    const { user } = open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'oppos');
    await user.click(await screen.findByRole('option', { name: /^Oppositions/ }));
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/suppressions'));
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'delai minimal');
    expect(options()).toEqual(['Délai minimal, heuresGénéral · Rendez-vous']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/settings/general#booking.noticeHours'));
  });

  it('finds prospects like their list does, the company first', async () => {
    const asked: string[] = [];
    serve(NO_VIEWS);
    const answers = globalThis.fetch;
    globalThis.fetch = async (address, init) => {
      const url = new URL(String(address), 'http://localhost');
      if (url.pathname !== '/api/admin/prospects') return answers(address, init);
      asked.push(JSON.parse(url.searchParams.get('filter') ?? '{}').q);
      return Response.json([
        { id: 'p1', company: 'Menuiserie du Jorat', prenom: 'Anne', nom: 'Rey', email: 'anne@jorat.ch', site_url: 'https://jorat.ch/' },
      ]);
    };
    const { user } = open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'jorat');
    await user.click(await screen.findByRole('option', { name: /^Menuiserie du Jorat/ }));
    expect(asked).toEqual(['jorat']);
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/prospects/p1/show'));
  });

  it('starts an action with the prospect that is named after it, or with that of the page', async () => {
    const answers = globalThis.fetch;
    globalThis.fetch = async (address, init) => {
      const url = new URL(String(address), 'http://localhost');
      if (url.pathname !== '/api/admin/prospects') return answers(address, init);
      const { q } = JSON.parse(url.searchParams.get('filter') ?? '{}');
      const rey = { id: 'p1', company: 'Menuiserie du Jorat', prenom: 'Anne', nom: 'Rey', email: 'anne@jorat.ch', site_url: null };
      return Response.json(q === 'rey' ? [rey] : []);
    };
    const { user } = open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'effacer rey');
    await user.click(await screen.findByRole('option', { name: /^Effacer .*Menuiserie du Jorat$/ }));
    expect(screen.getByTestId('place').textContent).toBe('/prospects/p1/show/tools#erase');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'avis google');
    expect(group('Sur cette page').getAllByRole('option')[0]?.textContent).toBe('Corriger un chiffre\u202f: avis Google');
    await user.keyboard('{Enter}');
    expect(screen.getByTestId('place').textContent).toBe('/prospects/p1/show/company#figures-reviews');
  });

  it('finds claims by their text, and screens by synonyms', async () => {
    const { user } = open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'garantie');
    await user.click(await screen.findByRole('option', { name: /^Garantie/ }));
    expect(screen.getByTestId('place').textContent).toBe('/settings/general#claims.guarantee');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'audit retard');
    expect(options()[0]).toBe('Demandes d’audit en attente, la plus ancienne d’abord');
  });

  it('opens saved views of the user and of the team', async () => {
    const content = { filter: { cms: 'WordPress' }, sort: { field: 'score', order: 'ASC' }, columns: null, perPage: 25 };
    const view = (id: string, name: string, own: boolean) => ({ id, name, own, author: 'Léa', content });
    serve({ [VIEWS_AT]: () => [view('1', 'Mes relances', true), view('2', 'WordPress lents', false)] });
    const { user } = open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'wordpress');
    await waitFor(() => expect(options()[0]).toBe('WordPress lentsDe l’équipe · Léa'));
    await user.keyboard('{Enter}');
    const { textContent, dataset } = screen.getByTestId('place');
    expect(textContent).toBe('/prospects');
    expect(new URLSearchParams(dataset.search).get('filter')).toBe('{"cms":"WordPress"}');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'campagne lents');
    await user.click(await screen.findByRole('option', { name: 'Campagne pour la vue «\u202fWordPress lents\u202f»' }));
    expect(screen.getByTestId('place').textContent).toBe('/campaigns/create');
    expect(screen.getByTestId('place').dataset.search).toBe('?view=2');
  });

  it('shows no results of an earlier query', async () => {
    const later: (() => void)[] = [];
    const answers = globalThis.fetch;
    globalThis.fetch = async (address, init) => {
      const url = new URL(String(address), 'http://localhost');
      if (url.pathname !== '/api/admin/prospects') return answers(address, init);
      const { q } = JSON.parse(url.searchParams.get('filter') ?? '{}');
      if (q !== 'jorat') await new Promise<void>((done) => later.push(done));
      const company = q === 'jorat' ? 'Menuiserie du Jorat' : 'Garage du Lac';
      return Response.json([{ id: q, company, prenom: '', nom: company, email: 'x@example.ch', site_url: null }]);
    };
    const { user } = open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'jorat');
    await screen.findByRole('option', { name: /^Menuiserie du Jorat/ });
    await user.clear(await field());
    await user.type(await field(), 'lac');
    expect(screen.queryByRole('option', { name: /Jorat/ })).toBeNull();
    await waitFor(() => expect(later.length).toBeGreaterThan(0));
    expect(screen.queryByRole('option', { name: /Jorat/ })).toBeNull();
    for (const done of later) done();
    expect(await screen.findByRole('option', { name: /^Garage du Lac/ })).toBeTruthy();
  });

  it('says that nothing was found, and what can be searched', async () => {
    const { user } = open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'zzz');
    serve(NO_VIEWS);
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Rien ne correspond|^Recherche/));
  });
});
