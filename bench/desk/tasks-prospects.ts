// Tasks with many prospects.
import { choose, click, press, times, write } from './hand.ts';
import { companies, number, people } from './seed.ts';
import type { Task } from './task.ts';

const WARM = 5;
const FLAGGED = 40;
const HANDED = 10;
/** Rows of a page of the list before the desk, each of which had to be opened to read its figures. */
const PAGE = 30;

const warmest: Task = {
  name: 'find and call the five warmest',
  before: times(WARM, [
    ...click('the prospect, on the dashboard'),
    ...click('its number'),
    ...click('Modifier'),
    ...choose('Suivi: Contacté'),
    ...click('Enregistrer'),
    ...click('Tableau de bord'),
  ]),
  prepare: async (product) => {
    const ids = await people(
      product,
      companies(WARM, () => ({ page_vue: true, quiz_fait: true, score: 40 })),
    );
    for (const [index, id] of ids.entries())
      await product.database.query(
        `INSERT INTO events (prospect_id, type, actor, occurred_at) VALUES ($1, 'page_view', 'human', now() - make_interval(hours => $2))`,
        [id, index + 1],
      );
    return ids;
  },
  play: async ({ hand }) => {
    const { page } = hand;
    await hand.click(page.getByRole('link', { name: /^À traiter/ }));
    for (let turn = 1; turn <= WARM; turn++) {
      await page.getByRole('heading', { level: 2, name: `Menuiserie ${turn}` }).waitFor();
      await hand.press('c');
      await page.locator('textarea:focus').waitFor();
      await hand.press('Control+Enter');
    }
    await page.getByRole('heading', { name: 'Tout est traité' }).waitFor();
  },
  isDone: async ({ product }) => (await number(product, `SELECT count(*) FROM prospect_notes WHERE kind = 'call'`)) === WARM,
};

/** Three kinds of trouble, as a scan of a bought list leaves them. */
const FLAGS = [...Array<string>(20).fill('parked'), ...Array<string>(15).fill('unreachable'), ...Array<string>(5).fill('directory')].map(
  (flag) => `{${flag}}`,
);

const flagged: Task = {
  name: 'clean 40 flagged prospects',
  before: [
    ...click('Prospects'),
    ...click('Filtres'),
    ...choose('Alertes: avec'),
    ...times(FLAGGED, [...click('the row'), ...choose('Suivi: Rejeté'), ...click('back to the list')]),
  ],
  prepare: (product) =>
    people(
      product,
      companies(FLAGGED, (index) => ({ red_flags: FLAGS[index] })),
    ),
  play: async ({ hand }) => {
    const { page } = hand;
    await hand.click(page.getByRole('link', { name: /^À traiter/ }));
    for (let kind = 0; kind < 3; kind++) {
      await page.getByRole('button', { name: /^Les \d+ semblables/ }).waitFor();
      await hand.press('a');
      const reject = page.getByRole('dialog').getByRole('button', { name: /^Écarter/ });
      await hand.click(reject);
      await reject.waitFor({ state: 'detached' });
    }
    await page.getByRole('heading', { name: 'Tout est traité' }).waitFor();
  },
  isDone: async ({ product }) => (await number(product, `SELECT count(*) FROM prospects WHERE status = 'rejected'`)) === FLAGGED,
};

const VIEW = 'Menuiseries à écrire';

const campaign: Task = {
  name: 'prepare and send a campaign to a saved view',
  before: [
    ...click('Campagnes'),
    ...click('Créer une campagne'),
    ...times(3, [...click('a field'), ...write('name, subject, words')]),
    ...click('Créer la campagne'),
    ...click('Prospects'),
    ...click('Filtres'),
    ...choose('Révision: validé'),
    ...press('Escape'),
    ...click('the whole page'),
    ...click('all that the filter finds'),
    ...click('Ajouter à une campagne'),
    ...choose('the campaign'),
    ...click('Ajouter'),
    ...click('Campagnes'),
    ...click('the campaign'),
    ...click('Programmer'),
    ...click('Envoyer maintenant'),
  ],
  prepare: async (product) => {
    const ids = await people(
      product,
      companies(12, () => ({ review_status: 'validated' })),
    );
    const permission = { prospectIds: ids, basis: 'customer', obtained_on: '2026-11-01', source: 'Contrat 2025' };
    await product.call('POST', '/api/admin/contact-permissions', permission);
    const content = { filter: { review_status: 'validated' }, sort: { field: 'created_at', order: 'DESC' }, columns: null, perPage: 25 };
    await product.call('POST', '/api/admin/saved-views', { resource: 'prospects', name: VIEW, content });
    return ids;
  },
  play: async ({ hand }) => {
    const { page } = hand;
    await hand.command('campagne menuiseries', /Campagne pour la vue/);
    await page.locator('input[name="subject"]:focus').waitFor();
    await hand.write('Votre site, {prenom}');
    await hand.press('Tab');
    await hand.write('Bonjour {prenom}, votre page : {lien}');
    await hand.click(page.getByRole('button', { name: 'Créer la campagne' }));
    await page.getByText('12 personnes recevront').waitFor();
    await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Envoyer maintenant' }));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
  isDone: async ({ product }) => (await number(product, `SELECT count(*) FROM email_campaigns WHERE status <> 'draft'`)) === 1,
};

const handOver: Task = {
  name: 'hand ten prospects to a colleague',
  before: [
    ...click('Prospects'),
    ...times(HANDED, [
      ...click('the row'),
      ...click('Modifier'),
      ...click('Notes'),
      ...write('à Léa'),
      ...click('Enregistrer'),
      ...click('back to the list'),
    ]),
  ],
  prepare: (product) => people(product, companies(HANDED)),
  play: async ({ hand }) => {
    const { page } = hand;
    await hand.click(page.getByRole('link', { name: 'Prospects', exact: true }));
    const boxes = page.locator('[data-row-select]');
    await boxes.nth(HANDED - 1).waitFor();
    await hand.click(boxes.first());
    await hand.clickWith('Shift', boxes.nth(HANDED - 1));
    await hand.click(page.getByRole('button', { name: 'Attribuer…' }));
    await hand.choose(page.getByRole('dialog').getByRole('combobox'), 'Léa Blanc');
    await hand.click(page.getByRole('dialog').locator('button[type="submit"]'));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
  isDone: async ({ product }) =>
    (await number(product, 'SELECT count(*) FROM prospects JOIN users ON users.id = owner_id WHERE users.name = $1', ['Léa Blanc'])) ===
    HANDED,
};

const wordpress: Task = {
  name: 'find all WordPress sites under 50 in Vaud',
  before: [...click('Prospects'), ...times(PAGE, [...click('the row, for its figures'), ...click('back to the list')])],
  prepare: async (product) => {
    const ids = await people(
      product,
      companies(PAGE, (index) => ({ location: index % 3 === 0 ? 'Genève' : 'Lausanne' })),
    );
    for (const [index, id] of ids.entries())
      await product.database.query(
        `INSERT INTO site_judgements (prospect_id, judged_at, basis, outcome, facts, findings, unmeasured, plan, total, critical, warnings, notices)
         VALUES ($1, now(), 'bench', 'ok', $2, '[]', '[]', '[]', 0, 0, 0, 0)`,
        [
          id,
          { pageMeasured: true, speedMeasured: true, mobilePoints: index % 2 === 0 ? 40 : 80, cms: index % 5 === 0 ? 'Wix' : 'WordPress' },
        ],
      );
    return ids;
  },
  play: async ({ hand }) => {
    const { page } = hand;
    await hand.click(page.getByRole('link', { name: 'Prospects', exact: true }));
    await hand.click(page.getByRole('button', { name: 'Filtrer' }).or(page.getByRole('button', { name: /^Filtres/ })));
    await hand.click(page.getByLabel('CMS', { exact: true }));
    await hand.write('WordPress');
    await hand.click(page.getByLabel(/mobile/i).last());
    await hand.write('50');
    await hand.choose(page.getByLabel('Canton', { exact: true }), 'Vaud');
  },
  isDone: async ({ hand }) => {
    const isMeant = (index: number) => index % 3 !== 0 && index % 2 === 0 && index % 5 !== 0;
    const meant = Array.from({ length: PAGE }, (_, index) => index).filter(isMeant);
    await hand.page.locator('tr[data-row-id]').nth(meant.length).waitFor({ state: 'detached' });
    return (await hand.page.locator('tr[data-row-id]').count()) === meant.length;
  },
};

export const PROSPECT_TASKS: Task[] = [warmest, flagged, campaign, handOver, wordpress];
