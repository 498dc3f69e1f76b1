import { faultsOf } from './support/accessibility.js';
import { expect, test } from './support/test.js';

const PAGE = `<!doctype html><html lang="fr"><title>Page</title><style>
    :root { color-scheme: light dark }
    body { margin: 0; background: #fff; color: #222 }
    .card { background: #225; color: #fff }
  </style><main><h1>Page</h1><p>Un texte</p><p class="card">Une carte</p><label>Nom <input></label></main>`;

/** What a later state of the page brings with it, and the rule that this breaks. */
const LATER: [what: string, rule: string, html: string][] = [
  [
    'a dialog in colours too alike',
    'color-contrast',
    '<div role="dialog" aria-label="Question" style="position: fixed; inset: 0; background: #fff"><p style="color: #ccc">Pâle</p></div>',
  ],
  ['a known text on another background', 'color-contrast', '<div style="background: #444"><p>Un texte</p></div>'],
  [
    'a known text on what is no ancestor of it',
    'color-contrast',
    '<div style="height: 90px; margin-bottom: -90px; background: #333"></div><p>Un texte</p>',
  ],
  ['a known text half transparent', 'color-contrast', '<div style="opacity: 0.4"><p>Un texte</p></div>'],
  ['colours of a narrow screen', 'color-contrast', '<style>@media (max-width: 400px) { .card { color: #447 } }</style>'],
  ['colours of the night', 'color-contrast', '<style>@media (prefers-color-scheme: dark) { p { color: #ddd } }</style>'],
  ['a field without a name', 'label', '<input>'],
  ['a button without a name', 'button-name', '<button></button>'],
  ['a heading too low', 'heading-order', '<h4>Trop bas</h4>'],
  ['a place that is named twice', 'landmark-unique', '<nav>Un</nav><nav>Deux</nav>'],
  ['a narrow screen without its title', 'page-has-heading-one', '<style>@media (max-width: 400px) { h1 { display: none } }</style>'],
];

test('what a later state of a page breaks is found, though most of the page is known', async ({ page }) => {
  for (const [what, rule, html] of LATER)
    await test.step(what, async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.setContent(PAGE);
      expect(await faultsOf(page)).toEqual([]);
      // colours alone change the drawing of elements that are known
      const place = html.startsWith('<style>') ? 'head' : 'main';
      await page.evaluate(`document.querySelector('${place}').insertAdjacentHTML('beforeend', ${JSON.stringify(html)})`);
      await page.setViewportSize({ width: 360, height: 900 });
      await page.emulateMedia({ colorScheme: 'dark' });
      expect((await faultsOf(page)).map(({ id }) => id)).toEqual([rule]);
    });
});
