import { type APIRequestContext, type Page, request } from '@playwright/test';
import { stopClock } from './support/clock.js';
import { hold } from './support/hold.js';
import { look, still } from './support/look.js';
import { pageSpeed, productDatabase } from './support/reports.js';
import { ADMIN, expect, productUrl, test, websiteUrl } from './support/test.js';
import { textsOf } from './support/texts-of.js';

test.describe.configure({ mode: 'default' }); // its prospects are made once

interface Company {
  id: string;
  token: string;
}

/** Measured and quizzed; and one of which nothing is known. */
let full: Company;
let empty: Company;
let staff: APIRequestContext;

const json = async <T>(answer: Promise<{ ok(): boolean; status(): number; text(): Promise<string> }>): Promise<T> => {
  const response = await answer;
  const body = await response.text();
  if (!response.ok()) throw new Error(`${response.status()} ${body}`);
  return JSON.parse(body) as T;
};

async function addCompany(values: object): Promise<Company> {
  return json(staff.post('/api/admin/prospects', { data: { prenom: 'Zoé', nom: 'Bärtschi', ...values } }));
}

/** All that a scan measures here; the speed, which takes a browser long, as it is stored. */
async function measure({ id }: Company): Promise<void> {
  const database = await productDatabase();
  await pageSpeed(database, id);
  await database.end();
  for (const analysis of ['connectivity', 'cms', 'keywords', 'page']) {
    const { scanId } = await json<{ scanId: string }>(staff.post(`/api/admin/prospects/${id}/analyses/${analysis}`));
    const status = async () => (await json<{ status: string }>(staff.get(`/api/admin/scans/${scanId}`))).status;
    await expect.poll(status, { timeout: 60_000 }).toBe('done');
  }
}

async function takeQuiz({ token }: Company): Promise<void> {
  const { questions } = await json<{ questions: { id: number; options: string[] }[] }>(staff.get(`/api/public/quiz/${token}`));
  for (const [index, { id, options }] of questions.entries())
    await json(staff.put(`/api/public/quiz/${token}/answers/${id}`, { data: { answer: options[index % 3] } }));
  await json(staff.post(`/api/public/quiz/${token}/complete`));
}

test.beforeAll(async () => {
  const anonymous = await request.newContext({ baseURL: productUrl() });
  const { accessToken } = await json<{ accessToken: string }>(anonymous.post('/api/auth/login', { data: ADMIN }));
  await anonymous.dispose();
  staff = await request.newContext({ baseURL: productUrl(), extraHTTPHeaders: { authorization: `Bearer ${accessToken}` } });
  // the words and references of an agency that has filled them in
  const quote = (name: string) => ({
    quote: `Voici ce que j’en dis, ${name}.`,
    author: name,
    company: 'Exemple SA',
    before: '',
    after: '',
  });
  await json(
    staff.put('/api/admin/settings/claims', {
      data: { value: { placesLeft: '2 places', testimonials: ['Anne', 'Bruno', 'Carla'].map(quote) } },
    }),
  );
  const marketAverages = { maturity: 72, acquisition: 65, innovation: 68 };
  await json(staff.put('/api/admin/settings/benchmarks', { data: { value: { marketAverages, topCompetitors: [89, 85, 82] } } }));
  const business_name = 'Carrosserie-Peinture Müller-Bächtold & Fils Sàrl';
  full = await addCompany({ email: 'zoe@score-complet.ch', site_url: websiteUrl(), business_name });
  empty = await addCompany({ email: 'zoe@score-vide.ch', business_name: 'Atelier Vide' });
  await Promise.all([measure(full), takeQuiz(full)]);
});
test.afterAll(async () => {
  for (const key of ['claims', 'benchmarks']) await json(staff.put(`/api/admin/settings/${key}`, { data: { value: {} } }));
  await staff.dispose();
});

/** The page as a CDN serves it: without its data. */
const withoutData = (page: Page, path: string) =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(id="page-data">)[\s\S]*?(<\/script>)/, '$1$2');
    await route.fulfill({ response, body });
  });
const reportApi = '**/api/public/page-report?*';
const problem = (status: number, message: string) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ status, code: 'failed', title: 'Failed', message }),
});
const scrollTo = (page: Page, top: string) => page.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`);
/** Figure, verdict and the way on stand above the fold of the smallest phone and of a desk. */
const firstScreen = async (page: Page, figure: string) => {
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await still(page);
    for (const part of [figure, '.score-words .verdict', '.score-result .ruler', '.audit-actions .button:visible']) {
      const box = await page.locator(part).boundingBox();
      expect((box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? viewport.height) <= viewport.height, `${viewport.width}: ${part}`).toBe(
        true,
      );
    }
  }
  await page.setViewportSize({ width: 1280, height: 720 });
};
/** The browser names each answer that the test made fail. */
const expectServerErrors = (problems: string[]) => {
  const others = problems.filter((text) => !/status of 50[03]/.test(text));
  expect(others.length, 'failures that were provoked').toBeLessThan(problems.length);
  problems.splice(0, problems.length, ...others);
};
const eventsOf = (page: Page) => {
  const types: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/events?')) types.push(sent.postDataJSON().type);
  });
  return types;
};

test.describe('the score page', () => {
  test('shows score, bars, levers, advice and the site report with its tabs, and nothing invented when nothing is known', async ({
    page,
  }, info) => {
    await test.step('shows score, bars, levers, advice and the site report with its tabs', async () => {
      const events = eventsOf(page);
      await page.goto(`/monscore/${full.token}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('SmartIndex');
      const { overall, benchmarks } = await json<{ overall: { value: number }; benchmarks: { market: { maturity: number } } }>(
        staff.get(`/api/public/prospects/${full.token}/score`),
      );
      await expect(page.locator('.score-result .figure')).toContainText(String(overall.value));
      await firstScreen(page, '.score-result .figure');
      await expect(page.locator('.category')).toHaveCount(3);
      await expect(page.locator('.category').first()).toContainText(String(benchmarks.market.maturity));
      await expect(page.getByText('Repère de l’agence, une indication et non une mesure')).toBeVisible();
      await expect(page.locator('.action')).toHaveCount(5);
      // sample keywords never count
      await expect(page.getByText(/Calculé à partir de 4\s+mesures sur 5\. Pas encore mesuré\s: les mots-clés\./)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Réserver un appel' }).first()).toHaveAttribute('href', `/rendez-vous/${full.token}`);

      await page.locator('#rapport').scrollIntoViewIfNeeded();
      const tabs = page.locator('#rapport').getByRole('tab');
      await expect(tabs).toHaveText(['Aperçu', 'Performance', 'SEO et contenu', 'Technique', 'Problèmes']);
      await expect(page.locator('#rapport').getByRole('tabpanel')).toContainText('Étapes pour cette page');
      await tabs.first().focus();
      await page.keyboard.press('ArrowRight');
      await expect(tabs.nth(1)).toBeFocused();
      await expect(page.locator('#rapport').getByRole('tabpanel')).toContainText('Temps de chargement');
      await page.keyboard.press('End');
      await expect(tabs.nth(4)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowRight');
      await expect(tabs.first()).toBeFocused();
      await look(page, info, 'monscore');
      await expect.poll(() => events).toContain('score_view');

      await page.getByRole('link', { name: 'Réserver un appel' }).first().click();
      await expect.poll(() => events).toContain('appointment');
    });

    await page.unrouteAll();
    await test.step('shows nothing invented when nothing is known, and the page of the audit neither loss nor comparison', async () => {
      await page.goto(`/monscore/${empty.token}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Score Digital');
      await expect(page.locator('.score-words')).toContainText('Non mesuré');
      await expect(page.locator('.score-result .figure')).toBeHidden();
      await firstScreen(page, '.score-words');
      await expect(page.getByText('de A à D')).toBeHidden();
      await expect(page.locator('.category-advice:visible')).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Plan d’action' })).toBeHidden();
      await page.locator('#rapport').scrollIntoViewIfNeeded();
      await expect(page.getByText('Aucune donnée disponible')).toBeVisible();
      await look(page, info, 'monscore-empty');

      await page.goto(`/score/${empty.token}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Score Digital');
      for (const id of ['inaction', 'comparaison', 'constats']) await expect(page.locator(`#${id}`)).toBeHidden();
      await look(page, info, 'score-empty');
    });
  });

  test('says what went wrong, in the words of the specification, and offers the site report again', async ({ page, problems }, info) => {
    await test.step('says what went wrong, in the words of the specification', async () => {
      await page.goto('/score');
      await expect(page.getByRole('heading', { name: 'Token invalide' })).toBeVisible();
      await page.goto('/monscore');
      await expect(page.getByRole('heading', { name: 'Token invalide' })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveText("Le lien d'accès à votre audit semble invalide ou expiré.");
      await page.goto('/monscore/ZZZZZZZZ');
      await expect(page.getByRole('heading', { name: 'Erreur de chargement' })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveText('Prospect non trouvé');
      await look(page, info, 'monscore-unknown');
      await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();

      const path = `/monscore/${full.token}`;
      await withoutData(page, path);
      let answer: 'busy' | 'cut' | 'free' = 'busy';
      const given = () => answer;
      await page.route('**/score?*', (route) => {
        if (given() === 'busy') return route.fulfill(problem(503, 'Le serveur est occupé.'));
        return given() === 'cut' ? route.fulfill({ status: 200, contentType: 'text/html', body: '<p>proxy' }) : route.continue();
      });
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Erreur lors du chargement' })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveText('Erreur prospect: Le serveur est occupé.');
      await look(page, info, 'monscore-error');
      answer = 'cut';
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await expect(page.getByRole('alert')).toHaveText('Erreur inconnue');
      await page.waitForLoadState();
      answer = 'free';
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('SmartIndex');
      expectServerErrors(problems);
    });

    await page.unrouteAll();
    await test.step('offers the site report again when it failed', async () => {
      await page.route(reportApi, (route) => route.fulfill(problem(422, "Impossible d'analyser cette page. Le site ne répond pas.")));
      await page.goto(`/monscore/${full.token}`);
      await page.locator('#rapport').scrollIntoViewIfNeeded();
      await expect(page.locator('.report-failure')).toContainText("Impossible d'analyser cette page");
      await expect(page.locator('.report-failure')).toContainText('Le site ne répond pas.');
      await look(page, info, 'monscore-report-failed');
      await page.unroute(reportApi);
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await expect(page.locator('#rapport').getByRole('tab')).toHaveCount(5);
    });
  });
});

test.describe('the audit request page', () => {
  const figure = '[data-count]';

  test('counts up to the score; shows loss, comparison, findings, voices that rotate, and a bar at the foot', async ({ page }, info) => {
    await test.step('counts up to the score, and shows loss, comparison, findings and voices', async () => {
      const events = eventsOf(page);
      const counted = await textsOf(page, figure);
      await page.goto(`/score/${full.token}`);
      const score = await json<{
        overall: { value: number };
        loss: { month: number; cards: number[]; parts: { basis: string }[] };
        findings: { critical: number; warnings: number; notices: number; items: { description: string }[] };
      }>(staff.get(`/api/public/prospects/${full.token}/score`));
      const { value } = score.overall;
      await expect(page.locator('.score-hero .figure .visually-hidden')).toHaveText(`${value} sur 100`);
      await expect(page.locator(figure)).toHaveText(String(value));
      expect(Math.min(...(await counted()).map(Number))).toBeLessThan(value);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('SmartIndex');

      await expect(page.locator('#inaction')).toContainText('Estimation de l’agence, non une mesure');
      await expect(page.locator('.loss-month')).toContainText(String(score.loss.month).replace(/(\d)(\d{3})$/, '$1’$2'));
      await expect(page.locator('.loss-cards li')).toHaveCount(score.loss.cards.length);
      for (const { basis } of score.loss.parts) await expect(page.locator('.loss-cards')).toContainText(basis);
      await expect(page.locator('.competitor')).toHaveCount(4);
      const { critical, warnings, notices } = score.findings;
      const total = critical + warnings + notices;
      await expect(page.locator('#constats .figure')).toContainText(`${total} `.trim());
      await expect(page.locator('.audit-findings li')).toHaveCount(Math.min(6, total));
      expect(await page.locator('.audit-findings').innerText()).toContain(score.findings.items[0]?.description.slice(0, 20));
      await look(page, info, 'score');
      await expect.poll(() => events).toContain('score_view');
    });

    await page.unrouteAll();
    await test.step('rotates the voices every five seconds, stops when asked, and stands still for whoever wants no motion', async () => {
      await page.clock.install();
      await page.goto(`/score/${full.token}`);
      const active = page.locator('.testimonial[data-active] figcaption');
      await expect(page.getByRole('button', { name: 'Mettre en pause' })).toBeVisible();
      await stopClock(page);
      const first = await active.textContent();
      await page.clock.runFor(5100);
      await expect(active).not.toHaveText(first ?? '');
      const second = await active.textContent();
      await page.getByRole('button', { name: 'Mettre en pause' }).click();
      await page.clock.runFor(20_000);
      await expect(active).toHaveText(second ?? '');
      await page.getByRole('button', { name: 'Suivant' }).click();
      await expect(active).not.toHaveText(second ?? '');
      await page.getByRole('button', { name: 'Précédent' }).click();
      await expect(active).toHaveText(second ?? '');

      await page.clock.resume();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.reload();
      const final = await page.locator('.score-hero .figure .visually-hidden span').textContent();
      await expect(page.locator(figure)).toHaveText(final ?? '');
      await expect(page.getByRole('button', { name: 'Faire défiler' })).toBeVisible();
      const still = (await active.textContent()) ?? '';
      await page.clock.runFor(20_000);
      await expect(active).toHaveText(still);
      await page.getByRole('button', { name: 'Faire défiler' }).click();
      await page.clock.runFor(5100);
      await expect(active).not.toHaveText(still);
    });

    await page.unrouteAll();
    await test.step('has a bar at the foot after 800 px', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/score/${full.token}`);
      const bar = page.getByRole('complementary', { name: 'Recevoir l’audit' });
      await expect(page.locator('.score-hero')).toBeVisible();
      await expect(bar).toBeHidden();
      await scrollTo(page, '790');
      await still(page);
      await expect(bar).toBeHidden();
      await scrollTo(page, '830');
      await expect(bar).toBeVisible();
      await still(page);
      if (process.env.PICTURES) await page.screenshot({ path: info.outputPath('bar.png') });
      // the last line of the page is not under the bar
      await scrollTo(page, 'document.documentElement.scrollHeight');
      const [last, top] = await Promise.all([page.locator('.site-footer-row').boundingBox(), bar.boundingBox()]);
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
    });
  });

  test('confirms the request for the audit, also when it has to wait; says what is refused; every page and device knows it', async ({
    page,
    problems,
    browser,
  }, info) => {
    await test.step('confirms the request for the audit, also when it has to wait; says what is refused, and sends nothing twice', async () => {
      await test.step('confirms the request for the audit, also when it has to wait', async () => {
        const answers = [problem(503, 'Occupé'), { status: 201, contentType: 'application/json', body: '{}' }];
        let asked = 0;
        let connect = () => {};
        const connected = new Promise<void>((done) => {
          connect = done;
        });
        await page.route('**/api/public/audit-requests?*', async (route) => {
          expect(route.request().postDataJSON()).toEqual({ token: full.token });
          const answer = answers[asked++];
          if (asked > 1) await connected;
          await route.fulfill(answer ?? { status: 500 });
        });
        await page.goto(`/score/${full.token}`);
        await page.getByRole('button', { name: 'Recevoir mon audit SEO en PDF' }).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toHaveAccessibleName('Votre demande attend la connexion');
        await look(page, info, 'audit-waiting');
        connect();
        await expect(dialog).toHaveAccessibleName('Votre demande est enregistrée');
        await look(page, info, 'audit-sent');
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        const again = page.locator('.score-hero [data-audit-request]');
        await expect(again).toHaveText('Audit demandé, revoir la confirmation');
        await again.click();
        await expect(dialog).toBeVisible();
        await dialog.getByRole('button', { name: 'Fermer' }).click();
        await expect(again).toBeFocused();
        expect(asked).toBe(2);
        expectServerErrors(problems);
      });

      await page.unrouteAll();
      await test.step('says that the address is unknown, and sends nothing twice on a double click', async () => {
        let asked = 0;
        const message = 'Impossible de récupérer votre email. Veuillez réessayer.';
        await page.route('**/api/public/audit-requests?*', (route) => {
          asked += 1;
          return route.fulfill(problem(422, message));
        });
        const release = await hold(page, '**/api/public/audit-requests?*');
        await page.goto(`/score/${full.token}`);
        await page.getByRole('button', { name: 'Recevoir mon audit SEO en PDF' }).dblclick();
        release();
        await expect(page.getByRole('alert')).toHaveText(message);
        await expect(page.getByRole('dialog')).toBeHidden();
        expect(asked).toBe(1);
        await look(page, info, 'audit-refused');
      });
    });

    await page.unrouteAll();
    await test.step('is asked for where the button stands, and every page knows it, also on another device', async () => {
      const { token } = await addCompany({ email: 'audit@devices.ch', business_name: 'Devices', site_url: websiteUrl() });
      await page.goto(`/monscore/${token}`);
      const button = page.locator('[data-audit-request]');
      await button.click();
      await expect(page.getByRole('dialog')).toHaveAccessibleName('Votre demande est enregistrée');
      await expect(page).toHaveURL(new RegExp(`/monscore/${token}`));
      await page.keyboard.press('Escape');
      await expect(button).toHaveText('Audit demandé, revoir la confirmation');
      await expect(page.locator('[data-status-line]')).toContainText('reçue. PDF promis d’ici demain');
      const elsewhere = await browser.newContext();
      const other = await elsewhere.newPage();
      for (const path of ['monscore', 'score', 'plan', 'analyse', 'landing']) {
        await other.goto(`${productUrl()}/${path}/${token}`);
        await expect(other.locator('[data-status-line]')).toContainText(/^Demande d’audit\u202f: reçue\. PDF promis d’ici demain\.\s*$/);
      }
      await other.goto(`${productUrl()}/score/${token}`);
      const bar = other.locator('[data-audit-request]');
      for (const one of await bar.all()) await expect(one).toHaveText('Audit demandé, revoir la confirmation');
      await elsewhere.close();
    });
  });
});

test.describe('the page technical report', () => {
  const path = (url: string) => `/prospects/${full.id}/page-performance/${encodeURIComponent(url)}`;
  const panel = (page: Page) => page.getByRole('tabpanel');

  test('shows every tab, measures again and prints them all; waits with words, and names every failure', async ({
    page,
    problems,
  }, info) => {
    await test.step('shows every tab, measures again and prints them all; says what an error of the page means', async () => {
      await test.step('shows every tab, measures again and prints them all', async () => {
        const answer = await page.goto(path(websiteUrl()));
        expect(answer?.headers()['x-robots-tag']).toContain('noindex');
        await expect(page.locator('.report-points')).toContainText(/\d+/);
        await expect(page.getByRole('list', { name: 'Les quatre catégories' }).getByRole('listitem')).toHaveCount(4);
        await expect(page.getByText(/Mesuré le \d\d\.\d\d\.\d{4}, SmartIndex/)).toBeVisible();
        await expect(panel(page).locator('.report-action')).toHaveCount(3);
        await expect(panel(page).locator('.report-action').first()).toContainText('Temps estimé');

        const open = async (name: string, step: string) => {
          await page.getByRole('tab', { name }).click();
          await look(page, info, step);
        };
        await open('Performance', 'report-performance');
        await expect(panel(page).getByRole('row')).toHaveCount(8);
        await open('SEO et contenu', 'report-seo');
        await expect(panel(page)).toContainText('Menuiserie du Lac – portes et fenêtres en bois à Yverdon');
        await open('Technique', 'report-technical');
        await expect(panel(page)).toContainText('/disparue');
        await open('Problèmes', 'report-issues');

        const slow = '**/api/public/page-report/refresh?*';
        const release = await hold(page, slow);
        await page.getByRole('button', { name: 'Actualiser' }).click();
        await expect(page.getByRole('button', { name: 'Actualisation...' })).toBeVisible();
        release();
        await expect(page.getByRole('button', { name: 'Actualiser' })).toBeVisible({ timeout: 30_000 });
        await expect(page.getByRole('alert')).toHaveCount(0);
        await page.unroute(slow);
        await page.route(slow, (route) => route.fulfill(problem(409, 'Une analyse de cette page est déjà en cours.')));
        await page.getByRole('button', { name: 'Actualiser' }).click();
        await expect(page.getByRole('alert')).toHaveText(
          "Une erreur est survenue lors de l'actualisation. Une analyse de cette page est déjà en cours.",
        );
        await expect(page.getByRole('tab')).toHaveCount(5);

        await page.emulateMedia({ media: 'print' });
        await expect(page.locator('.tabs-panel:visible')).toHaveCount(5);
        if (process.env.PICTURES) await page.screenshot({ path: info.outputPath('report-print.png'), fullPage: true });
        await page.emulateMedia({ media: null });
      });

      await page.unrouteAll();
      await test.step('says what an error of the page means', async () => {
        await page.goto(path(new URL('/disparue', websiteUrl()).href));
        await expect(page.locator('.report-message')).toContainText('Page introuvable');
        await expect(page.getByText(/1\s+critique/)).toBeVisible();
        await look(page, info, 'report-broken');
        await page.getByRole('tab', { name: 'Performance' }).click();
        await expect(panel(page)).toHaveText(/Aucune donnée disponible/);
      });
    });

    await page.unrouteAll();
    await test.step('waits with words, and names every failure', async () => {
      let release = () => {};
      const held = new Promise<void>((done) => {
        release = done;
      });
      await page.goto('/mentions');
      await page.route(reportApi, async (route) => {
        await held;
        await route.fulfill(problem(500, ''));
      });
      await page.goto(path(websiteUrl()));
      await expect(page.getByText('Analyse de la page en cours...')).toBeVisible();
      await look(page, info, 'report-loading');
      release();
      await expect(page.getByRole('alert')).toContainText("Une erreur est survenue lors de l'analyse");
      await look(page, info, 'report-failed');
      expectServerErrors(problems);
      // retry goes back one page
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await expect(page).toHaveURL(/\/mentions$/);

      await page.unroute(reportApi);
      await page.goto(`/prospects/${full.id}/page-performance`);
      await expect(page.getByRole('alert')).toContainText('ID prospect ou URL manquante');
      await page.goto(path('https://example.com/'));
      await expect(page.getByRole('alert')).toContainText('Cette adresse n’appartient pas au site du prospect.');
      await page.route(reportApi, (route) => route.fulfill({ status: 200, contentType: 'application/json', body: 'null' }));
      await page.goto(path(websiteUrl()));
      await expect(page.getByRole('alert')).toContainText('Aucune donnée disponible');
    });
  });
});
