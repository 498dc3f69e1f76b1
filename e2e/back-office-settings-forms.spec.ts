import { look } from './support/look.js';
import { signIn, visit } from './support/staff.js';
import { expect, test } from './support/test.js';

const PAGE = '/mon-espace/settings';

test('the model is chosen by group or by its name, what is shown is what is saved; prospects are imported from the panel', async ({
  page,
}, info) => {
  const headers = await signIn(page);
  await test.step('apis: the model is chosen by group or by its name, and what is shown is what is saved', async () => {
    const metadata = async () =>
      ((await (await page.request.get('/api/admin/api-keys', { headers })).json()) as { service: string; metadata: object }[]).find(
        ({ service }) => service === 'openai',
      )?.metadata;
    await page.goto(`${PAGE}/apis`);
    const model = page.getByLabel('Modèle', { exact: true });
    await expect(model).toHaveValue('gpt-3.5-turbo');
    expect(await model.locator('optgroup').count()).toBe(5);
    const openAi = page.locator('section').filter({ has: page.getByRole('heading', { name: 'OpenAI' }) });
    const save = page.getByRole('button', { name: 'Enregistrer la clé – OpenAI' });
    await openAi.getByLabel('Clé API', { exact: true }).fill('sk-emulator-0001');
    await save.click();
    await expect(openAi.getByText('Configuration enregistrée avec succès')).toBeVisible();
    expect(await metadata()).toEqual({ model: 'gpt-3.5-turbo', temperature: 0.7, max_tokens: 500 });

    await model.selectOption('Autre modèle…');
    await save.click();
    await expect(page.getByLabel('Nom du modèle')).toHaveAccessibleDescription(/Indiquez le modèle/);
    await page.getByLabel('Nom du modèle').fill('gpt-6-luna');
    await openAi.getByLabel('Température').fill('3');
    await save.click();
    await expect(openAi.getByLabel('Température')).toHaveAccessibleDescription(/Un nombre de 0 à 2/);
    await expect(openAi.getByText('Configuration enregistrée avec succès')).toBeHidden();
    await look(page, info, 'model', { schemes: ['light', 'dark'] });
    await openAi.getByLabel('Température').fill('1');
    await save.click();
    await expect(openAi.getByText('Configuration enregistrée avec succès')).toBeVisible();
    expect(await metadata()).toEqual({ model: 'gpt-6-luna', temperature: 1, max_tokens: 500 });
  });

  await test.step('general: prospects are imported from the panel, the refusal stands beside it', async () => {
    await visit(page, `${PAGE}/general`);
    const choose = (name: string, text: string) =>
      page.getByLabel('Choisir un fichier').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    await choose('contacts.csv', 'Prénom;Nom\r\n');
    await expect(page.getByText('Le fichier doit contenir au moins un en-tête et une ligne de données')).toBeVisible();
    await look(page, info, 'panel', { schemes: ['light', 'dark'] });
    const mark = Date.now().toString(36);
    await choose('contacts.csv', `Prénom;Nom;email\r\nAnne;Rey;anne-${mark}@exemple.ch`);
    await expect(page).toHaveURL(/\/prospects\/import\?id=/);
    await expect(page.getByText('1 prospect trouvé dans le fichier')).toBeVisible();
    await page.getByRole('button', { name: 'Importer 1 prospect' }).click();
    await expect(page.getByText('✅ 1 prospect importé avec succès !')).toBeVisible();
    await page.getByRole('button', { name: 'Annuler l’import' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Annuler l’import' }).click();
    await expect(page.getByText('Cet import est annulé.')).toBeVisible();
  });

  await test.step('apis: the model that was saved is the one shown', async () => {
    await visit(page, `${PAGE}/apis`);
    await expect(page.getByLabel('Nom du modèle')).toHaveValue('gpt-6-luna');
  });
});
