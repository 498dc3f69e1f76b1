import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { still } from '../support/look.js';
import { aProspect, everything } from '../support/reports.js';
import { signIn } from '../support/staff.js';
import { expect, test } from '../support/test.js';
import { fillProduct, settled } from './demonstration.js';
import { PICTURES } from './pictures.js';

const FOLDER = join(import.meta.dirname, '../../docs/images');
const HEIGHT = 800;
const MEASURED = 'mesure01';
const ASKED = 'demande1';
const CAMPAIGN = {
  name: 'Menuiseries de la Riviera',
  subject: '{prenom}, votre site vu par vos clients',
  template: 'Bonjour {prenom},\n\nNous avons mesuré votre site. Votre page personnelle\u202f: {lien}\n\nMeilleures salutations',
  channel: 'smtp',
  target_audience: { filter: { has_site: true } },
};
const PERMISSION = { basis: 'request', obtained_on: '2026-11-02', source: 'formulaire du salon' };

type Headers = Record<string, string>;

async function answerOf<T>(request: APIRequestContext, method: string, path: string, headers: Headers, data?: object): Promise<T> {
  const answer = await request.fetch(`/api/admin/${path}`, { method, headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

/** Makes a draft campaign that reaches most of its audience; returns its id and that of a prospect. */
async function makeCampaign(request: APIRequestContext, headers: Headers): Promise<{ id: string; campaign: string }> {
  const settings = 'settings/campaigns';
  const { value } = await answerOf<{ value: object }>(request, 'GET', settings, headers);
  await answerOf(request, 'PUT', settings, headers, { value: { ...value, postalAddress: 'Rue du Lac 1, 1400 Yverdon-les-Bains' } });
  const prospects = await answerOf<{ id: string }[]>(request, 'GET', 'prospects?range=[0,49]&sort=["score","DESC"]', headers);
  const [first, ...others] = prospects.map(({ id }) => id);
  const prospectIds = others.slice(2);
  await answerOf(request, 'POST', 'contact-permissions', headers, { prospectIds, ...PERMISSION });
  const { id: campaign } = await answerOf<{ id: string }>(request, 'POST', 'campaigns', headers, CAMPAIGN);
  return { id: first ?? '', campaign };
}

/** What the recipes for other tools begin with. */
async function connectTools(request: APIRequestContext, headers: Headers): Promise<void> {
  const endpoint = {
    url: 'https://n8n.example.ch/webhook/smartindex',
    description: 'n8n, vers le CRM',
    events: ['quiz.completed', 'appointment.booked'],
  };
  await answerOf(request, 'POST', 'webhook-endpoints', headers, endpoint);
  await answerOf(request, 'POST', 'api-tokens', headers, { name: 'n8n', scopes: ['prospects:read', 'prospects:write'] });
  const channel = { name: 'Équipe de vente', kind: 'slack', signals: ['quiz_complete', 'cta_click'] };
  await answerOf(request, 'POST', 'chat-channels', headers, {
    ...channel,
    address: 'https://hooks.slack.com/services/T0EXAMPLE/B0EXAMPLE/example',
  });
}

async function show(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (path.startsWith('/mon-espace')) return settled(page);
  await page.waitForLoadState('networkidle');
  await still(page);
}

test('the pictures of the documentation', async ({ page, house }) => {
  await fillProduct(house);
  const headers = await signIn(page);
  const { id, campaign } = await makeCampaign(page.request, headers);
  await connectTools(page.request, headers);
  await everything(house, await aProspect(house, MEASURED, { site_url: 'https://menuiserie-du-lac.example/' }));
  await aProspect(house, ASKED);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const { name, path, width = 1280, part } of PICTURES)
    await test.step(name, async () => {
      await page.setViewportSize({ width, height: HEIGHT });
      await show(page, path.replace(':id', id).replace(':measured', MEASURED).replace(':asked', ASKED).replace(':campaign', campaign));
      if (part)
        await page.locator(`[id="${part}"]`).evaluate((element) => (element as unknown as { scrollIntoView(): void }).scrollIntoView());
      await page.screenshot({ path: join(FOLDER, `${name}.png`) });
    });
});
