import type { Client } from 'pg';
import { expectNoFault } from './support/accessibility.ts';
import { aProspect, insert, pageSpeed, productDatabase } from './support/reports.ts';
import { signIn, visit } from './support/staff.js';
import { expect, test } from './support/test.js';

let database: Client;
test.beforeAll(async () => {
  database = await productDatabase();
});
test.afterAll(() => database.end());

const WORDS = 'Sur mobile, le site obtient 61 sur 100, et 76 clients attendent.';

test('a draft is read beside its figures, approved and taken back; drafts are asked for in the settings', async ({ page }) => {
  await signIn(page);
  await test.step('a draft is read beside its figures, approved, and taken back', async () => {
    const id = await aProspect(database, 'TXTDRAFT');
    await pageSpeed(database, id, { mobile_data: null });
    await insert(database, 'personalized_intros', {
      prospect_id: id,
      content: '',
      source: 'builtin',
      provider: 'SmartIndex',
      measured_at: new Date(),
      made_of: { sentences: [], facts: {} },
      draft: {
        content: WORDS,
        by: 'Anne',
        byPerson: true,
        at: '2026-11-20T09:00:00.000Z',
        reread: true,
        rests: { mobilePoints: '61\u00a0sur\u00a0100' },
      },
    });
    await page.goto(`/mon-espace/prospects/${id}/show/analyses`);
    const section = page.getByRole('region', { name: 'Texte d’introduction' });
    await expect(section.getByText('54 points sur 100 sur mobile')).toBeVisible();
    await expect(section.getByText('À relire')).toBeVisible();
    await expect(section.locator('mark')).toHaveText(['61', '76']);
    const row = section.getByRole('row', { name: /Vitesse sur mobile/ });
    await expect(row).toContainText('61');
    await expect(row).toContainText(/54.*changé/);
    await expectNoFault(page, 'a draft beside its figures');

    await section.getByRole('button', { name: 'Approuver' }).click();
    const dialog = page.getByRole('dialog', { name: 'Approuver ce texte ?' });
    await expect(dialog.getByText('76 clients attendent')).toBeVisible();
    await dialog.getByLabel('Raison (facultative)').fill('Vu avec le client');
    await dialog.getByRole('button', { name: 'Approuver' }).click();
    await expect(section.getByText('Approuvé par une personne')).toBeVisible();
    await expect(section.getByText('Raison : Vu avec le client')).toBeVisible();
    await section.getByRole('button', { name: 'Revenir au texte composé' }).click();
    await expect(section.getByText(/Composé de nos phrases/)).toBeVisible();
    await section.getByRole('button', { name: 'Écarter le brouillon' }).click();
    await expect(section.getByText(WORDS)).toHaveCount(0);

    await section.getByRole('button', { name: 'Modifier' }).click();
    const editor = page.getByRole('dialog', { name: 'Modifier le texte' });
    await editor.getByLabel('Texte de la page').fill('Écrit de notre main.');
    await editor.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(section.getByText('Écrit de notre main.')).toBeVisible();
  });

  await page.unrouteAll();
  await test.step('drafts are asked for in the settings, beside the prompts', async () => {
    await visit(page, '/mon-espace/settings/apis');
    const drafts = page.getByRole('switch', { name: 'Demander aussi un brouillon au modèle' });
    await expect(drafts).not.toBeChecked();
    await drafts.click();
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByText('Paramètres enregistrés')).toBeVisible();
    await page.reload();
    await expect(drafts).toBeChecked();
  });
});
