import { screen, waitFor, within } from '@testing-library/react';
import { type AuthProvider, ResourceContextProvider } from 'react-admin';
import { mayDo } from '../../../../../backend/src/rules/access.rules';
import { show } from '../../../../test/screen';
import { Refusal, serve } from '../../../../test/server';
import type { CrawlFindingPage, CrawlResult, ProspectRecord, SiteCrawlRecord } from '../../../api/types';
import { SiteCrawlSection } from './SiteCrawlSection';

const prospect = { id: 'p1', nom: 'Rochat', site_url: 'https://rochat.ch/', metadata: {} } as ProspectRecord;
const PATH = '/api/admin/prospects/p1/crawl';
const NEVER: SiteCrawlRecord = {
  ...{ status: 'none', visited: 0, known: 0, ordered_at: null, finished_at: null, failure: null, result: null },
  is_former_site: false,
};
const page = (path: string, more: Partial<CrawlFindingPage> = {}): CrawlFindingPage => ({
  ...{ url: `https://rochat.ch${path}`, title: null, status: 200, cause: null, waiting_ms: 90, group: null, sources: [], source_count: 0 },
  ...more,
});
const RESULT: CrawlResult = {
  ...{
    url: 'https://rochat.ch/',
    explored_at: '2026-11-28T09:00:00.000Z',
    visited: 42,
    pages: 38,
    known: 50,
    forbidden: 1,
    delay_ms: 1000,
  },
  ...{ ended: 'time', findings: [] },
};

function open(crawl: Partial<SiteCrawlRecord>, answers: Parameters<typeof serve>[0] = {}, authProvider?: AuthProvider) {
  serve({ [`GET ${PATH}`]: () => ({ ...NEVER, ...crawl }), ...answers });
  const section = (
    <ResourceContextProvider value="prospects">
      <SiteCrawlSection prospect={prospect} />
    </ResourceContextProvider>
  );
  return show(section, {}, authProvider);
}

describe('the exploration on the file of a prospect', () => {
  it('starts on request only, after it has said what it will do', async () => {
    const started: unknown[] = [];
    const { user } = open({}, { [`POST ${PATH}`]: (body) => started.push(body) && { ...NEVER, status: 'queued' } });
    expect(await screen.findByText(/n’a pas encore été exploré/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Explorer le site' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Jusqu’à 200 adresses, pendant 20 minutes au plus/)).toBeTruthy();
    expect(dialog.getByText(/Une requête par seconde/)).toBeTruthy();
    expect(started).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Lancer l’exploration' }));
    await waitFor(() => expect(started).toHaveLength(1));
  });

  it('shows its progress and can be stopped', async () => {
    const stopped: unknown[] = [];
    const { user } = open(
      { status: 'running', visited: 12, known: 47 },
      { [`POST ${PATH}/cancel`]: (body) => stopped.push(body) && { ...NEVER, status: 'cancelled' } },
    );
    expect(await screen.findByText(/12 adresses visitées sur 47 connues/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Arrêter l’exploration' }));
    await waitFor(() => expect(stopped).toHaveLength(1));
  });

  it('says why it failed, and why it cannot start', async () => {
    const message = 'Une exploration de rochat.ch est déjà en cours.';
    const { user } = open(
      { status: 'failed', failure: 'Le nom de domaine n’existe pas.' },
      { [`POST ${PATH}`]: () => new Refusal(409, { message }) },
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Le nom de domaine n’existe pas.');
    await user.click(screen.getByRole('button', { name: 'Explorer le site' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Lancer l’exploration' }));
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('shows each finding with its pages, how many there are, and what was not visited', async () => {
    const sources = [{ url: 'https://rochat.ch/equipe', text: 'Nos offres' }];
    open({
      status: 'done',
      result: {
        ...RESULT,
        findings: [
          { name: 'broken_links', count: 23, pages: [page('/offres', { status: 404, sources, source_count: 5 })] },
          { name: 'slow_pages', count: 1, pages: [page('/lente', { title: 'Lente', waiting_ms: 2400 })] },
        ],
      },
    });
    const broken = within(await screen.findByRole('table', { name: 'Liens internes cassés' }));
    expect(broken.getByText('404')).toBeTruthy();
    expect(broken.getByText(/Nos offres/)).toBeTruthy();
    expect(broken.getByText('et sur 4 autres pages')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Liens internes cassés (23)' })).toBeTruthy();
    expect(screen.getByText('Et 22 autres : le fichier CSV a tout.')).toBeTruthy();
    expect(screen.getByText(/exploration du 28\.11\.2026 : 38 pages lues, 42 adresses visitées/)).toBeTruthy();
    expect(screen.getByText(/7 adresses connues n’ont pas été visitées\. Le fichier robots\.txt interdit 1 adresse\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Exporter en CSV' })).toBeTruthy();
  });

  it('offers read-only users the result alone', async () => {
    const canAccess = ({ action, resource }: { action: string; resource: string }) => Promise.resolve(mayDo('viewer', action, resource));
    open({ status: 'done', result: RESULT }, {}, { canAccess } as AuthProvider);
    expect(await screen.findByText(/Aucun lien cassé/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
