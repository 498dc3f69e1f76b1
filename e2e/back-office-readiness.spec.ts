import { look } from './support/look.js';
import { insert, productDatabase } from './support/reports.ts';
import { signIn, visit } from './support/staff.js';
import { expect, test } from './support/test.js';

test('an administrator ends what a restore holds back, sees what is in order, what to mend and where, and tries the mail; Surveillance begins with what is wrong', async ({
  page,
}, info) => {
  await signIn(page);
  await test.step('after a restore, every page says that nothing is sent and leads to where a person ends that', async () => {
    const database = await productDatabase();
    await database.query(`INSERT INTO sending_halts (backup_at) VALUES (now() - interval '1 day')`);
    await database.end();
    await page.goto('/mon-espace/prospects');
    const title = page.getByText('Une sauvegarde a été restaurée');
    await expect(title).toBeVisible();
    await expect(page.getByText('aucun e-mail, aucune campagne et aucun webhook ne part')).toBeVisible();
    await look(page, info, 'sending-held');
    await page.getByRole('link', { name: 'Essais' }).click();
    await expect(page.getByRole('heading', { name: 'Essais' })).toBeVisible();
    await expect(title).toBeVisible();
    await page.getByRole('link', { name: 'Voir ce qui partirait' }).click();
    // told once there, with the ways on
    await expect(page.getByRole('button', { name: 'Reprendre les envois' })).toBeVisible();
    await expect(title).toHaveCount(1);
    await look(page, info, 'sending-desk');
    await page.getByRole('button', { name: 'Reprendre les envois' }).click();
    await expect(page.getByText('Les envois reprennent.')).toBeVisible();
    await visit(page, '/mon-espace/prospects');
    await expect(page.getByRole('heading', { name: 'Prospects' })).toBeVisible();
    await expect(title).toHaveCount(0);
  });

  await test.step('an administrator sees what is in order, what to mend and where, and tries the mail', async () => {
    await visit(page, '/mon-espace/readiness');
    await expect(page.getByRole('heading', { name: 'Mise en service' })).toBeVisible();
    const backup = page.getByRole('row', { name: /^Sauvegarde/ });
    await expect(backup.getByText('À régler')).toBeVisible();
    await expect(backup.getByText('Aucune sauvegarde n’a été faite.')).toBeVisible();
    await expect(backup.getByText('BACKUP_DIR')).toBeVisible();
    await expect(backup.getByRole('link', { name: 'Ouvrir l’écran' })).toHaveAttribute('href', /\/monitoring$/);
    await expect(page.getByRole('row', { name: /^Processus de travail/ }).getByText('En ordre')).toBeVisible();
    await look(page, info, 'readiness');

    await expect(page.getByRole('row', { name: /^Envoi des e-mails/ }).getByText('Réglez-le dans Paramètres, E-mail')).toBeVisible();
    const send = page.getByRole('button', { name: 'Tester l’envoi' });
    await expect(send).toBeDisabled();
    await expect(page.getByText('un message d’essai ne partirait pas')).toBeVisible();

    const looked = page.waitForResponse('**/api/admin/readiness');
    await page.getByRole('button', { name: 'Regarder de nouveau' }).click();
    expect((await looked).status()).toBe(200);

    // as with a mail server: what it answered is told, and the points are looked at again
    const letter = { id: '00000000-0000-4000-8000-000000000001', status: 'queued', last_error: null, recipient: 'essai@example.ch' };
    await page.route('**/api/admin/mail/state', (route) =>
      route.fulfill({ json: { isConfigured: true, from: 'a@example.ch', queued: 0, failed: 0, unknown: 0 } }),
    );
    await page.route('**/api/admin/mail/test', (route) => route.fulfill({ status: 201, json: letter }));
    const outcomes = [
      { ...letter, status: 'sending' },
      { ...letter, last_error: 'Le serveur d’envoi refuse l’identifiant ou le mot de passe.' },
      { ...letter, status: 'sent' },
    ];
    await page.route(`**/api/admin/outbox/${letter.id}`, (route) => route.fulfill({ json: outcomes.shift() }));
    await visit(page, '/mon-espace/outbox');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Mise en service');
    await visit(page, '/mon-espace/readiness');
    await page.getByLabel('Adresse', { exact: true }).fill(letter.recipient);
    await send.click();
    await expect(page.getByText('Le message n’est pas parti. Le serveur d’envoi refuse l’identifiant')).toBeVisible();
    await send.click();
    await expect(page.getByText('Le serveur d’envoi a pris le message pour essai@example.ch.')).toBeVisible();
  });

  await page.unrouteAll();
  await test.step('Surveillance begins with what is wrong, and has one quiet line when nothing is', async () => {
    const database = await productDatabase();
    const since = new Date(Date.now() - 3 * 3_600_000);
    const error = { code: 'vendor_unpaid', message: 'OpenAI\u202f: le compte n’a plus de crédit.', detail: null };
    await database.query(`INSERT INTO api_keys (service, api_key) VALUES ('openai', 'sk-not-sealed') ON CONFLICT DO NOTHING`);
    await insert(database, 'vendor_states', { vendor: 'openai', circuit: 'open', failures: 3, last_error: error, retry_at: new Date() });
    // it may have run today already
    await database.query(
      `INSERT INTO schedule_runs (job, local_date, outcome) VALUES ('lead-digest', (now() AT TIME ZONE 'Europe/Zurich')::date, '{"messages": 2}')
         ON CONFLICT (job, local_date) DO UPDATE SET outcome = excluded.outcome`,
    );
    const words = { title: 'En pause\u202f: OpenAI', found: error.message, todo: 'x', began_at: since, seen_at: new Date() };
    await insert(database, 'troubles', { key: 'vendor:openai', name: 'vendor', ...words });
    await database.end();
    await visit(page, '/mon-espace/monitoring');
    const wrong = page.getByRole('list', { name: 'À régler' });
    const backup = wrong.getByRole('listitem').filter({ hasText: 'Aucune sauvegarde n’a été faite.' });
    await expect(backup.getByText('BACKUP_DIR')).toBeVisible();
    const mail = wrong.getByRole('listitem').filter({ hasText: 'Aucun serveur d’envoi n’est réglé' });
    await expect(mail.getByRole('link', { name: /Ouvrir l’écran/ })).toHaveAttribute('href', /\/outbox$/);
    await expect(
      wrong
        .getByRole('listitem')
        .filter({ hasText: 'plus de crédit' })
        .getByText(/depuis le/),
    ).toBeVisible();
    await expect(page.getByRole('row', { name: /^Résumé du matin/ }).getByText('2 messages')).toBeVisible();
    await expect(page.getByRole('row', { name: /^Sauvegarde de la nuit/ }).getByText('Désactivée')).toBeVisible();
    await expect(page.getByRole('row', { name: /^Envoi des e-mails/ }).getByText('En ordre')).toBeVisible();
    await look(page, info, 'monitoring-troubles');

    await page.route('**/api/admin/troubles', (route) => route.fulfill({ json: { looked_at: since.toISOString(), troubles: [] } }));
    await visit(page, '/mon-espace/readiness');
    await expect(page.getByRole('heading', { level: 1, name: 'Mise en service' })).toBeVisible();
    await visit(page, '/mon-espace/monitoring');
    await expect(page.getByText('Tout fonctionne.')).toBeVisible();
    await look(page, info, 'monitoring-fine');
  });
});
