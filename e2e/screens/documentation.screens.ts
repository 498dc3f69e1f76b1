import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { still } from '../support/look.js';
import { signIn } from '../support/staff.js';
import { expect, test } from '../support/test.js';
import { fillProduct, settled } from './demonstration.js';
import { PICTURES } from './pictures.js';

const FOLDER = join(import.meta.dirname, '../../docs/images');
const HEIGHT = 800;
const CAMPAIGN = {
  name: 'Menuiseries de la Riviera',
  subject: '{prenom}, votre site vu par vos clients',
  template: 'Bonjour {prenom},\n\nNous avons mesuré votre site. Votre page personnelle\u202f: {lien}\n\nMeilleures salutations',
  channel: 'smtp',
  target_audience: { filter: { has_site: true } },
};

interface Found {
  id: string;
  token: string;
}

/** Returns the prospect and the campaign that the pictures show. */
async function shownRecords(request: APIRequestContext, headers: Record<string, string>): Promise<Found & { campaign: string }> {
  const list = await request.get('/api/admin/prospects?range=[0,0]&sort=["score","DESC"]', { headers });
  const [prospect] = (await list.json()) as Found[];
  if (!prospect) throw new Error('no example prospects');
  const made = await request.post('/api/admin/campaigns', { headers, data: CAMPAIGN });
  expect(made.ok(), await made.text()).toBe(true);
  return { id: prospect.id, token: prospect.token, campaign: ((await made.json()) as Found).id };
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
  const { id, token, campaign } = await shownRecords(page.request, headers);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const { name, path, width = 1280 } of PICTURES)
    await test.step(name, async () => {
      await page.setViewportSize({ width, height: HEIGHT });
      await show(page, path.replace(':id', id).replace(':token', token).replace(':campaign', campaign));
      await page.screenshot({ path: join(FOLDER, `${name}.png`) });
    });
});
