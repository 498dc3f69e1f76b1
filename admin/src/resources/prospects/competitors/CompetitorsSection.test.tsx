import { screen, waitFor, within } from '@testing-library/react';
import { type AuthProvider, ResourceContextProvider } from 'react-admin';
import { mayDo } from '../../../../../backend/src/rules/access.rules';
import { show } from '../../../../test/screen';
import { Refusal, serve } from '../../../../test/server';
import type { ChosenCompetitor, CompetitorOverview, ProspectRecord } from '../../../api/types';
import { ProspectScanProvider } from '../scan/ProspectScanProvider';
import { CompetitorsSection } from './CompetitorsSection';

const prospect = { id: 'p1', nom: 'Rochat', site_url: 'https://rochat.ch/', metadata: {} } as ProspectRecord;
const FREE = { total: 0, vendors: [] };
const chosen = (name: string, more: Partial<ChosenCompetitor> = {}): ChosenCompetitor => ({
  ...{ id: name, name, url: `https://${name}.ch/`, domain: `${name}.ch`, chosen_by: 'Camille', chosen_at: '2026-11-20T08:00:00.000Z' },
  ...{ state: 'new', measured_at: null, figures: null, missing: 'not_yet' },
  ...more,
});
const PROPOSED = { url: 'https://voisin.ch/', domain: 'voisin.ch', name: 'Voisin SA' };
const PATH = '/api/admin/prospects/p1/neighbours';

function open(first: Partial<CompetitorOverview>, answers: Parameters<typeof serve>[0] = {}, authProvider?: AuthProvider) {
  const desk = { chosen: [], proposed: [], cost: FREE, ...first };
  serve({ [`GET ${PATH}`]: () => desk, 'GET /api/admin/prospects/p1/latest-scan': () => null, ...answers });
  const section = (
    <ResourceContextProvider value="prospects">
      <ProspectScanProvider prospect={prospect}>
        <CompetitorsSection prospect={prospect} />
      </ProspectScanProvider>
    </ResourceContextProvider>
  );
  return { desk, ...show(section, {}, authProvider) };
}

describe('the neighbours on the file of a prospect', () => {
  it('are empty at first, with an explanation and without a scan button', async () => {
    open({});
    expect(await screen.findByText(/Aucun voisin choisi/)).toBeTruthy();
    expect(screen.getByText(/Ce prospect est seul à les voir, sur sa page\./)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Adresse d’un site voisin' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mesurer maintenant' })).toBeNull();
  });

  it('are added by one click on a proposal, or by URL', async () => {
    const sent: unknown[] = [];
    const { desk, user } = open(
      { proposed: [PROPOSED] },
      {
        [`POST ${PATH}`]: (body) => {
          sent.push(body);
          const { url, name } = body as { url: string; name?: string };
          desk.chosen = [...desk.chosen, chosen(name ?? url)];
          desk.proposed = [];
          return { ...desk };
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Ajouter Voisin SA' }));
    expect(await screen.findByRole('rowheader', { name: /Voisin SA/ })).toBeTruthy();
    expect(screen.queryByText('Prospects du même métier et du même lieu')).toBeNull();

    const address = screen.getByRole('textbox', { name: 'Adresse d’un site voisin' }) as HTMLInputElement;
    await user.type(address, 'autre.ch{Enter}');
    expect(await screen.findByRole('rowheader', { name: /autre\.ch/ })).toBeTruthy();
    expect(sent).toEqual([{ url: 'https://voisin.ch/', name: 'Voisin SA' }, { url: 'autre.ch' }]);
    await waitFor(() => expect(address.value).toBe(''));
  });

  it('show the error of the server once, beside the field', async () => {
    const message = 'C’est le site du prospect lui-même.';
    const { user } = open({}, { [`POST ${PATH}`]: () => new Refusal(422, { message, errors: { url: message } }) });
    const address = await screen.findByRole('textbox', { name: 'Adresse d’un site voisin' });
    await user.type(address, 'rochat.ch{Enter}');
    expect(await screen.findAllByText(message)).toHaveLength(1);
    expect(address.getAttribute('aria-invalid')).toBe('true');
    expect((address as HTMLInputElement).value).toBe('rochat.ch');
  });

  it('are measured together, with the cost shown before, and show that they wait', async () => {
    const cost = { total: 0.074, vendors: [{ vendor: 'dataforseo', calls: 9, cost: 0.074 }] };
    const scan = { id: 's1', status: 'done', tasks: [], created_at: '2026-11-23T08:00:00.000Z', started_at: null, finished_at: null };
    const { desk, user } = open(
      { chosen: [chosen('alpha'), chosen('beta'), chosen('gamma', { state: 'excluded' })], cost },
      {
        [`POST ${PATH}/measurement`]: () => {
          desk.chosen = desk.chosen.map((one) => (one.state === 'new' ? { ...one, state: 'waiting' } : one));
          return { scanId: 's1' };
        },
        'GET /api/admin/scans/s1': () => scan,
      },
    );
    const order = await screen.findByRole('button', { name: 'Mesurer maintenant' });
    const said = document.getElementById(order.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(said).toBe('Sites mesuréscelui du prospect et 2 voisinsCoût estimé0,07 USDAppelsdataforseo 9');
    await user.click(order);
    await waitFor(() => expect(within(screen.getByRole('table')).getAllByText('Mesure en cours')).toHaveLength(2));
    expect((screen.getByRole('button', { name: 'Mesure en cours' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('are shown with date and figures or the reason why there are none; read-only users see no actions', async () => {
    const measured_at = '2026-11-23T09:00:00.000Z';
    const canAccess = ({ action, resource }: { action: string; resource: string }) => Promise.resolve(mayDo('viewer', action, resource));
    open(
      {
        chosen: [
          chosen('alpha', {
            state: 'measured',
            measured_at,
            figures: { speed: 71, findings: 12, rating: 4.6, reviews: 23 },
            missing: null,
          }),
          chosen('beta', { state: 'not_measured', measured_at, missing: 'unreachable' }),
        ],
        proposed: [PROPOSED],
      },
      {},
      { canAccess } as AuthProvider,
    );
    expect(await screen.findByText('Vitesse 71 sur 100, 12 constats, 4,6/5 sur Google (23 avis)')).toBeTruthy();
    expect(screen.getAllByText('23.11.2026')).toHaveLength(2);
    expect(screen.getByText('Non mesuré : ce site n’a pas répondu normalement lors de notre visite.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('are limited to three; one is removed after a confirmation', async () => {
    const removed: string[] = [];
    const three = ['alpha', 'beta', 'gamma'].map((name) => chosen(name));
    const { desk, user } = open(
      { chosen: three, proposed: [PROPOSED] },
      {
        [`DELETE ${PATH}/beta`]: () => {
          removed.push('beta');
          desk.chosen = desk.chosen.filter(({ id }) => id !== 'beta');
          return { ...desk };
        },
      },
    );
    const address = (await screen.findByRole('textbox', { name: 'Adresse d’un site voisin' })) as HTMLInputElement;
    expect(address.disabled).toBe(true);
    expect(screen.getByText(/Trois voisins au maximum/).id).toBe(address.getAttribute('aria-describedby'));
    expect(screen.queryByRole('button', { name: 'Ajouter Voisin SA' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Retirer beta' }));
    expect(removed).toEqual([]);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Retirer' }));
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /beta/ })).toBeNull());
    expect(removed).toEqual(['beta']);
    expect(await screen.findByRole('button', { name: 'Ajouter Voisin SA' })).toBeTruthy();
  });
});
