import type { Page } from '@playwright/test';
import { guard } from './support/guard.js';
import { look } from './support/look.js';
import { fromReportToCall } from './support/prospect-journey.js';
import { answer } from './support/quiz.js';
import { ADMIN, expect, test } from './support/test.js';

const DEMO_UUID = '00000000-0000-0000-0000-000000000001';
const COMPARISONS = [
  'hero-comparison',
  'cta-comparison',
  'cta-redesigned',
  'cms-info-comparison',
  'keywords-performance-comparison',
  'ai-recommendations-comparison',
];

test('every public route answers with its page, and none is wider than a screen or faulty', async ({ page }, info) => {
  const seen = await guard(page);
  const pages: [path: string, heading: RegExp][] = [
    ['/', /présence en ligne, mesurée|trafic web|Mesuré chez vous/],
    ['/accueil', /présence en ligne, mesurée|trafic web|Mesuré chez vous/],
    ['/test1', /présence en ligne, mesurée|trafic web|Mesuré chez vous/],
    ['/mentions', /Protection des données/],
    ['/analyse', /Menuiserie du Lac/],
    ['/testpage2/demo', /Menuiserie du Lac/],
    ['/test-copy', /Menuiserie du Lac/],
    ['/test-copy/demo', /Menuiserie du Lac/],
  ];
  for (const [path, heading] of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toContainText(heading);
    expect(new URL(page.url()).pathname).toBe(path);
    if (['/mentions', '/test1'].includes(path)) await look(page, info, path.slice(1));
  }
  for (const path of ['/nothing-here', '/a/b/c', '/mentions/abcd1234']) {
    await page.goto(path);
    expect(new URL(page.url()).pathname).toBe('/');
  }
  await page.goto('/analyse/demo');
  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL('**/test1');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/présence en ligne, mesurée|trafic web|Mesuré chez vous/);
  expect(seen).toEqual({ refused: [], foreign: [] });
});

test('the demonstration is labelled on every page, and its whole way leads to a call that says what would happen, by each of its names', async ({
  page,
}, info) => {
  await page.clock.install();
  const seen = await guard(page);
  const labelled = async (name: string) => {
    await expect(page.getByText('Démonstration', { exact: true }).first(), name).toBeVisible();
    await expect(page.getByText(/Entreprise fictive, chiffres d’exemple/).first(), name).toBeVisible();
  };
  for (const id of ['demo', 'demo-id', DEMO_UUID]) {
    for (const name of ['analyse', 'testpage2', 'test-copy', 'score', 'quiz']) {
      await page.goto(`/${name}/${id}`);
      await labelled(name);
    }
    if (id === 'demo') await look(page, info, 'quiz');
    if (id === 'demo') {
      await page.goto('/');
      await page.getByRole('link', { name: 'Voir l’exemple entier' }).click();
      await fromReportToCall(page, info, id);
      await page.waitForURL('**/merci/demo');
      await expect(page.getByText('Dans la démonstration, aucune demande n’est partie')).toBeVisible();
      await page.goto('/monscore/demo');
    } else {
      await answer(page, 1, [1, 1, 1, 1, 1, 1, 1]);
      await page.waitForURL(`**/monscore/${id}`);
    }
    await expect(page.getByText('69', { exact: true }).first()).toBeVisible();
    await labelled('monscore');
    if (id === 'demo') await look(page, info, 'monscore');
    // the next one to look starts from the beginning
    await page.goto(`/quiz/${id}`);
    await expect(page.getByText('Question 1 sur 7').first()).toBeVisible();
  }
  expect(seen).toEqual({ refused: [], foreign: [] });
});

/** The figures and badges of the specification. */
const FIGURES: Record<string, (page: Page) => Promise<void>> = {
  'keywords-performance-comparison': async (page) => {
    const totals = page.locator('.sample-totals');
    for (const figure of ['5', '951', '22', '+476']) await expect(totals.getByText(figure, { exact: true })).toBeVisible();
    const badges = await page.locator('.table tbody .verdict').all();
    const tones = await Promise.all(badges.map((badge) => badge.getAttribute('data-tone')));
    expect(tones).toEqual(['good', 'fair', 'fair', 'fair', 'poor']);
  },
  'cms-info-comparison': (page) => expect(page.getByText(/90\s%/).first()).toBeVisible(),
  'ai-recommendations-comparison': async (page) => {
    await expect(page.getByText('Priorité élevée').first()).toBeVisible();
    await expect(page.getByText('Priorité moyenne').first()).toBeVisible();
  },
};

test('pages that compare have labelled alternatives, with the figures and badges of the specification', async ({ page }, info) => {
  const seen = await guard(page);
  for (const name of COMPARISONS)
    await test.step(name, async () => {
      const answer = await page.goto(`/${name}`);
      expect(answer?.headers()['x-robots-tag']).toBe('noindex');
      await expect(page.getByText('Exemple', { exact: true })).toBeVisible();
      const alternatives = page.getByRole('region', { name: /^[ABC] / });
      expect(await alternatives.count()).toBeGreaterThanOrEqual(2);
      await expect(page.locator('[aria-current="page"]')).toHaveAttribute('href', `/${name}`);
      await FIGURES[name]?.(page);
      await look(page, info, name, { schemes: ['light', 'dark'] });
    });
  expect(seen).toEqual({ refused: [], foreign: [] });
});

test('the back-office works under its policy', async ({ page }) => {
  const seen = await guard(page);
  await page.goto('/mon-espace');
  await page.getByLabel('Adresse e-mail').fill(ADMIN.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('link', { name: 'Ajouter Prospect' }).first()).toBeVisible();
  await page.goto('/mon-espace/prospects/create');
  await expect(page.getByLabel('Prénom')).toBeVisible();
  await page.goto('/mon-espace/prospects');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // emotion's style elements carry the nonce of the answer: without it none of them would apply
  expect(await page.evaluate<number>('document.styleSheets.length')).toBeGreaterThan(0);
  expect(seen).toEqual({ refused: [], foreign: [] });
});

test('the policy does refuse what it should', async ({ page, problems }) => {
  const seen = await guard(page);
  await page.goto('/mentions');
  await page.evaluate(
    `document.body.insertAdjacentHTML('beforeend', '<p style="color:red">a</p><img src="https://example.com/x.png" alt="" onerror="x()">')`,
  );
  await expect
    .poll(() => seen.refused.map((refused) => refused.split(' ')[0]).sort())
    .toEqual(expect.arrayContaining(['img-src', 'style-src-attr']));
  problems.length = 0; // these refusals were asked for
});

test('the agency’s logo and colour reach every page', async ({ page, request }, info) => {
  const { accessToken } = await (await request.post('/api/auth/login', { data: ADMIN })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><path fill="#16150f" d="M0 8h24v24H0zM36 12h124v6H36zM36 24h90v4H36z"/></svg>';
  const image = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  expect((await request.put('/api/admin/agency/logo', { headers, data: { image } })).status()).toBe(200);
  const { value } = await (await request.get('/api/admin/settings/agency', { headers })).json();
  await request.put('/api/admin/settings/agency', { headers, data: { value: { ...value, accent: '#ff6600' } } });
  try {
    const seen = await guard(page);
    for (const path of ['/mentions', '/analyse/demo', '/quiz/demo', '/monscore/demo', '/hero-comparison']) {
      await page.goto(path);
      const logo = page.locator('.brand .brand-logo');
      await expect(logo).toHaveCount(1);
      await expect.poll(() => page.evaluate<number>(`document.querySelector('.brand .brand-logo').naturalWidth`)).toBeGreaterThan(0);
      // #ff6600 is too pale for text on paper: it is darkened until it reads
      const accent = await page.evaluate<string>(`getComputedStyle(document.documentElement).getPropertyValue('--accent-light').trim()`);
      expect(accent).toMatch(/^#[0-9a-f]{6}$/);
      expect(accent).not.toBe('#ff6600');
    }
    await look(page, info, 'logo');
    // a judgement is never told in the agency’s colour, which may be that of a fault
    await page.goto('/analyse/demo');
    const verdicts = page.locator('.verdict[data-tone=held]');
    await expect(verdicts.first()).toBeAttached();
    await expect(verdicts.first()).toHaveCSS('color', 'rgb(29, 90, 150)');
    await page.emulateMedia({ colorScheme: 'dark' });
    if (process.env.PICTURES) await page.screenshot({ path: info.outputPath('logo-dark.png') });
    expect(seen).toEqual({ refused: [], foreign: [] });
  } finally {
    await request.delete('/api/admin/agency/logo', { headers });
    await request.put('/api/admin/settings/agency', { headers, data: { value } });
  }
});
