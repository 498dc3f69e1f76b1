// Tasks about one prospect, one file or one word.
import { click, times, write } from './hand.ts';
import { number, people } from './seed.ts';
import type { Task } from './task.ts';

const jorat = (columns: Record<string, unknown> = {}) => [{ company: 'Menuiserie du Jorat', columns }];
/** From the dashboard to the file of a prospect whose name is known, before the palette. */
const OPEN_FILE = [...click('Prospects'), ...click('search'), ...write('its name'), ...click('its row')];

const lateAudit: Task = {
  name: 'answer a late audit request',
  before: [...click('Demandes d’audit'), ...click('the request'), ...click('the status'), ...click('Envoyer')],
  prepare: async (product) => {
    const ids = await people(product, jorat());
    const { rows } = await product.database.query<{ id: string }>(
      `INSERT INTO seo_audit_requests (email, prospect_id, created_at) VALUES ('p0@example.ch', $1, now() - interval '9 days') RETURNING id`,
      ids,
    );
    await product.database.query(
      `INSERT INTO audit_documents (prospect_id, request_id, status, file, bytes, pages, made_at)
       VALUES ($1, $2, 'made', '%PDF-1.7', 8, 1, now())`,
      [ids[0], rows[0]?.id],
    );
    return ids;
  },
  play: async ({ hand }) => {
    const { page } = hand;
    await hand.click(page.getByRole('navigation').getByRole('link', { name: /^Demandes d’audit/ }));
    await hand.click(page.getByRole('button', { name: 'Ouvrir p0@example.ch' }));
    await hand.click(page.getByRole('button', { name: 'Envoyer', exact: true }));
    await page.getByRole('cell', { name: 'Prêt à partir' }).waitFor();
  },
  isDone: async ({ product }) => (await number(product, 'SELECT count(*) FROM audit_documents WHERE outbox_id IS NOT NULL')) === 1,
};

const wrongFigure: Task = {
  name: 'correct a wrong figure',
  before: [
    ...OPEN_FILE,
    ...click('Société'),
    ...click('Saisir les chiffres'),
    ...times(2, [...click('a field'), ...write('the figure')]),
    ...click('Enregistrer'),
  ],
  prepare: async (product) => {
    const ids = await people(product, jorat());
    await product.call('PUT', `/api/admin/prospects/${ids[0]}/figures/reviews`, { rating: 3.1, reviews_count: 12 });
    return ids;
  },
  play: async ({ hand }) => {
    const { page } = hand;
    await hand.command('corriger avis jorat', /Corriger un chiffre.*Menuiserie du Jorat/);
    await page.locator('input[name="rating"]:focus').waitFor();
    await hand.write('4,6');
    await hand.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
  isDone: async ({ product, ids }) => {
    const { reviews } = await product.call<{ reviews: { rating: number; reviews_count: number } }>(
      'GET',
      `/api/admin/prospects/${ids[0]}/analysis`,
    );
    return reviews.rating === 4.6 && reviews.reviews_count === 12;
  },
};

const undoImport: Task = {
  name: 'undo yesterday’s import',
  before: [...click('Prospects'), ...click('Importer'), ...click('Annuler l’import'), ...click('confirm')],
  prepare: async (product) => {
    const form = new FormData();
    form.set('file', new Blob(['email;prénom;nom\nluc@example.ch;Luc;Favre\n']), 'contacts.csv');
    const { accessToken } = await product.signIn();
    const headers = { authorization: `Bearer ${accessToken}` };
    const read = await fetch(`${product.url}/api/admin/imports`, { method: 'POST', body: form, headers });
    const { importId } = (await read.json()) as { importId: string };
    await product.call('POST', `/api/admin/imports/${importId}/confirm`, {});
    const yesterday = `now() - interval '20 hours'`;
    await product.database.query(`UPDATE imports SET created_at = ${yesterday}, finished_at = ${yesterday}`);
    return [];
  },
  play: async ({ hand }) => {
    const { page } = hand;
    await hand.click(page.getByRole('link', { name: 'Actions récentes' }));
    await hand.click(
      page
        .locator('tr[data-row-id]')
        .filter({ hasText: 'contacts.csv' })
        .getByRole('button', { name: /^Annuler/ }),
    );
    await hand.click(page.getByRole('dialog').getByRole('button', { name: /^Annuler l’import/ }));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
  isDone: async ({ product }) => (await number(product, 'SELECT count(*) FROM prospects')) === 0,
};

const bookCall: Task = {
  name: 'book a call',
  before: [
    ...OPEN_FILE,
    ...click('the personal link'),
    ...click('Réserver un appel, as the prospect does'),
    ...click('the day'),
    ...click('the hour'),
    ...click('the telephone'),
    ...write('the number'),
    ...click('Réserver'),
  ],
  prepare: (product) => people(product, jorat()),
  play: async ({ hand }) => {
    const { page } = hand;
    await hand.command('réserver jorat', /Réserver un appel.*Menuiserie du Jorat/);
    await hand.click(page.getByRole('button', { name: 'Réserver et inviter' }));
    await page.getByText(/^Appel réservé/).waitFor();
  },
  isDone: async ({ product }) => (await number(product, `SELECT count(*) FROM appointments WHERE status = 'booked'`)) === 1,
};

const CAUSE = 'Le site ne répond pas : délai de la connexion dépassé.';

const failedScan: Task = {
  name: 'find why a scan failed',
  before: [...OPEN_FILE, ...click('Analyses')],
  prepare: async (product) => {
    const ids = await people(product, jorat());
    const { rows } = await product.database.query<{ id: string }>(
      `INSERT INTO scans (kind, status, total, failed, finished_at) VALUES ('quick', 'done', 1, 1, now()) RETURNING id`,
    );
    const scan = [rows[0]?.id, ids[0]];
    await product.database.query('INSERT INTO scan_targets (scan_id, prospect_id, position, status) VALUES ($1, $2, 0, $3)', [
      ...scan,
      'failed',
    ]);
    await product.database.query(
      `INSERT INTO scan_tasks (scan_id, prospect_id, analysis, status, attempts, error, finished_at) VALUES ($1, $2, 'connectivity', 'failed', 1, $3, now())`,
      [...scan, { code: 'timeout', message: CAUSE, detail: null }],
    );
    return ids;
  },
  play: async ({ hand }) => {
    await hand.command('échec jorat', /Voir pourquoi.*Menuiserie du Jorat/);
    await hand.page
      .getByRole('row', { name: /Échou|Échec/ })
      .first()
      .waitFor();
  },
  isDone: ({ hand }) => hand.page.getByText('délai de la connexion dépassé').first().isVisible(),
};

const erase: Task = {
  name: 'erase a person',
  before: [...OPEN_FILE, ...click('Outils'), ...click('Effacer'), ...click('the field'), ...write('EFFACER'), ...click('confirm')],
  prepare: (product) => people(product, jorat()),
  play: async ({ hand }) => {
    const { page } = hand;
    await hand.command('effacer jorat', /Effacer.*Menuiserie du Jorat/);
    await page.getByRole('dialog').getByRole('textbox').waitFor();
    await hand.write('EFFACER');
    await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Effacer définitivement' }));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
  isDone: async ({ product }) => (await number(product, 'SELECT count(*) FROM prospects')) === 0,
};

const WORDS = 'Remboursé si rien ne bouge';

const claim: Task = {
  name: 'change a claim on the report',
  before: [...click('Administration'), ...click('Configuration'), ...click('the field'), ...write('the claim'), ...click('Enregistrer')],
  prepare: async (product) => {
    const { value } = await product.call<{ value: object }>('GET', '/api/admin/settings/claims');
    await product.call('PUT', '/api/admin/settings/claims', { value: { ...value, auditDelay: 'Sous 48 heures' } });
    return [];
  },
  play: async ({ hand }) => {
    const { page } = hand;
    await hand.command('délai de l’audit', /^Délai de l’audit/);
    await page.locator('input[name="claims.auditDelay"]:focus').waitFor();
    await hand.write(WORDS);
    await hand.click(page.getByRole('button', { name: /^Enregistrer/ }).first());
    await page
      .getByText(/enregistré/i)
      .first()
      .waitFor();
  },
  isDone: async ({ product }) =>
    (await product.call<{ value: { auditDelay: string } }>('GET', '/api/admin/settings/claims')).value.auditDelay === WORDS,
};

export const SINGLE_TASKS: Task[] = [lateAudit, wrongFigure, undoImport, bookCall, failedScan, erase, claim];
