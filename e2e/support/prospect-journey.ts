import type { Page, TestInfo } from '@playwright/test';
import { still } from './look.js';
import { answer } from './quiz.js';
import { productDatabase } from './reports.js';
import { expect } from './test.js';

/** The last answers of most questions, so that the score is low enough for a plan of its own. */
const PICKS = [0, 3, 3, 3, 3, 3, 0];

/** Checks a page of the journey on the phone: nothing is wider than the screen; with `PICTURES=1` takes a picture. */
async function stop(page: Page, info: TestInfo, name: string): Promise<void> {
  await still(page);
  if (process.env.PICTURES) await page.screenshot({ path: info.outputPath(`way-${name}.png`) });
  expect(
    await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth'),
    `${name}: px beyond the screen`,
  ).toBeLessThanOrEqual(0);
}

/**
 * Goes from the open report over quiz, score and plan to a booked call by the links of the pages. The page's
 * clock must have been installed: the quiz ignores the second press of a double click.
 */
export async function fromReportToCall(page: Page, info: TestInfo, token: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(page.locator('a.opening-action')).toHaveAttribute('href', `/quiz/${token}`);
  await page.evaluate('scrollTo(0, 0)');
  for (const part of ['.opening-company', '.opening-finding', '.opening-figure', '.opening-action'])
    await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
  await stop(page, info, '1-report');
  await page.locator('a.opening-action').click();
  await page.waitForURL(`**/quiz/${token}`);
  await expect(page.getByRole('radiogroup')).toBeVisible();
  await stop(page, info, '2-quiz');
  await answer(page, 1, PICKS.slice(0, 3));
  await expect(page.getByText('Question 4 sur 7')).toBeVisible();
  await stop(page, info, '3-hint');
  await answer(page, 4, PICKS.slice(3));

  await page.waitForURL(`**/monscore/${token}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SmartIndex');
  await page.clock.runFor(1300); // the figure comes to rest
  await stop(page, info, '4-score');
  await page.getByRole('link', { name: 'Voir mon plan d’action' }).click();
  await page.waitForURL(`**/plan/${token}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan d’action');
  await expect(page.locator('[data-status-line]')).toBeHidden();
  await expect(page.locator('.action').first()).toBeVisible();
  await stop(page, info, '5-plan');
  await page.locator('[data-booking]').scrollIntoViewIfNeeded();
  await expect(page.getByRole('tab').first()).toBeVisible();
  await page.getByRole('button', { name: 'Semaine suivante' }).click();
  await page.locator('label.slot').last().click();
  const phone = page.getByLabel('Téléphone');
  await phone.fill('079 123 45 67');
  await stop(page, info, '6-booking');
  await page.getByRole('button', { name: 'Prendre un rendez-vous' }).click();
}

/** Waits until the server has recorded the view of the open report. */
export async function seen(token: string): Promise<void> {
  const database = await productDatabase();
  try {
    const views = `SELECT 1 FROM events JOIN prospects p ON p.id = prospect_id WHERE token = $1 AND actor = 'human' AND type = 'page_view'`;
    await expect.poll(async () => (await database.query(views, [token])).rowCount).toBeGreaterThan(0);
  } finally {
    await database.end();
  }
}

/** Moves the first visit two days back, with another speed on the phone. */
export async function twoDaysLater(token: string): Promise<void> {
  const database = await productDatabase();
  try {
    const of = `prospect_id = (SELECT id FROM prospects WHERE token = $1)`;
    const views = await database.query(`UPDATE events SET occurred_at = occurred_at - interval '2 days' WHERE ${of} AND actor = 'human'`, [
      token,
    ]);
    expect(views.rowCount, 'views of the first visit').toBeGreaterThan(0);
    const earlier = await database.query(
      `INSERT INTO measurements (prospect_id, analysis, state, source, provider, measured_at, result)
       SELECT prospect_id, analysis, state, source, provider, measured_at - interval '3 days', jsonb_set(result, '{mobile_performance_score}', '0.31')
         FROM measurements WHERE ${of} AND analysis = 'pagespeed' AND state = 'measured' AND result IS NOT NULL`,
      [token],
    );
    expect(earlier.rowCount, 'measurements of the speed').toBeGreaterThan(0);
  } finally {
    await database.end();
  }
}

/** Checks the second visit: the call in the status line, and the changes since the first. */
export async function secondVisit(page: Page, info: TestInfo, time: string): Promise<void> {
  await expect(page.locator('[data-status-line]')).toContainText(`à ${time}, heure suisse.`);
  await expect(page.getByRole('link', { name: /^Depuis votre visite\s:\s\d+\schangements?$/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: /^Depuis votre visite du / })).toBeVisible();
  await expect(page.getByText(/Vitesse sur téléphone\s:\s31\savant,\s\d+\smaintenant\./)).toBeVisible();
  await stop(page, info, '8-second-visit');
}

/** Checks that the thank-you page confirms the call; returns its time. */
export async function confirmed(page: Page, info: TestInfo, token: string): Promise<string> {
  await page.waitForURL(`**/merci/${token}`);
  const { appointment } = (await (await page.request.get(`/api/public/booking/slots?token=${token}`)).json()) as {
    appointment: { time: string };
  };
  await expect(page.getByText('C’est réservé')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Nous vous appelons / })).toContainText(`à ${appointment.time}`);
  await stop(page, info, '7-confirmed');
  return appointment.time;
}
