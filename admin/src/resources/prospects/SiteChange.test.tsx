import { screen, waitFor } from '@testing-library/react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { show } from '../../../test/screen';
import { serve } from '../../../test/server';
import type { AddressState, ProspectRecord } from '../../api/types';
import { FormerAddress } from './FormerAddress';
import { ProspectForm } from './ProspectForm';
import { ProspectScanProvider } from './scan/ProspectScanProvider';

const prospect = { id: 'p1', nom: 'Rochat', site_url: 'https://nouveau.ch/', metadata: {} } as ProspectRecord;
const former = { site: 'ancien.ch', url: 'http://www.ancien.ch/', changed_at: '2026-11-12T09:30:00.000Z' };
const at = (state: Partial<AddressState>, more: Parameters<typeof serve>[0] = {}) =>
  serve({
    'GET /api/admin/prospects/p1/address': () => ({ former: null, next: null, ...state }),
    'GET /api/admin/prospects/p1/latest-scan': () => null,
    ...more,
  });

describe('after a change of address', () => {
  const open = () =>
    show(
      <ResourceContextProvider value="prospects">
        <ProspectScanProvider prospect={prospect}>
          <FormerAddress prospect={prospect} />
        </ProspectScanProvider>
      </ResourceContextProvider>,
    );

  it('says since when results are hidden, and restores the former URL', async () => {
    const sent: unknown[] = [];
    at({ former }, { 'PUT /api/admin/prospects/p1': (body) => sent.push(body) });
    const { user } = open();
    expect(await screen.findByText(/Adresse changée le 12.* : les mesures de ancien\.ch ne sont plus montrées\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Lancer un scan' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Revenir à l’ancienne adresse' }));
    await waitFor(() => expect(sent).toEqual([{ site_url: 'http://www.ancien.ch/' }]));
  });

  it('shows no date when it is unknown', async () => {
    at({ former: { ...former, changed_at: null } });
    open();
    expect(await screen.findByText('Adresse changée : les mesures de ancien.ch ne sont plus montrées.')).toBeTruthy();
  });
});

describe('before a change of address', () => {
  it('explains what happens to the measurements, and shows nothing for the same URL', async () => {
    const next = { hides: true, returns: false, ends_audits: true };
    at({}, { 'GET /api/admin/prospects/p1/address?site_url=https%3A%2F%2Fnouveau.ch%2Fb': () => ({ former: null, next }) });
    const answered = globalThis.fetch;
    // what is typed on the way is another address, too
    globalThis.fetch = (address, init) =>
      String(address).includes('?site_url=') && !String(address).endsWith('%2Fb')
        ? Promise.resolve(Response.json({ former: null, next: null }))
        : answered(address, init);
    const { user } = show(
      <ResourceContextProvider value="prospects">
        <RecordContextProvider value={prospect}>
          <ProspectForm onCancel={() => undefined} />
        </RecordContextProvider>
      </ResourceContextProvider>,
    );
    expect(screen.queryByText(/Autre adresse/)).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Site web' }), 'b');
    expect(
      await screen.findByText(
        'Autre adresse : les mesures de l’adresse actuelle ne seront plus montrées. Elles reviennent avec elle. Le lien de l’audit déjà produit ne s’ouvrira plus.',
      ),
    ).toBeTruthy();
  });
});
