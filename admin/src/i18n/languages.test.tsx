import { screen, waitFor } from '@testing-library/react';
import { useSetLocale } from 'react-admin';
import { show } from '../../test/screen';
import { fr } from './fr';
import { i18nProvider } from './i18n-provider';
import { type TextKey, useText } from './use-text';

type Tree = { [key: string]: string | Tree };

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  );
const TEXTS = leaves(fr);
const KEYS = TEXTS.map(([key]) => key) as TextKey[];
const PLACES = new Set(TEXTS.flatMap(([, text]) => [...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name ?? '')));

/** Something for every place that a text of either language can have. */
const values = (count: number) => ({ ...Object.fromEntries([...PLACES].map((name) => [name, `⟨${name}⟩`])), count, smart_count: count });

function EveryText({ count }: { count: number }) {
  const t = useText();
  return (
    <dl>
      {KEYS.map((key) => (
        <dd key={key} data-text={key}>
          {t(key, values(count))}
        </dd>
      ))}
    </dl>
  );
}

function English() {
  const setLocale = useSetLocale();
  return (
    <button type="button" onClick={() => void setLocale('en')}>
      English
    </button>
  );
}

/** Texts that came out as their own key, empty, or with a place nobody filled. */
const faulty = () =>
  [...document.querySelectorAll('[data-text]')]
    .map((element) => [element.getAttribute('data-text') ?? '', element.textContent ?? ''] as const)
    .filter(([key, text]) => text === '' || text === key || /%\{|\|\|\|\|/.test(text));

const cancel = () => document.querySelector('[data-text="app.action.cancel"]')?.textContent;

afterEach(() => i18nProvider.changeLocale('fr'));

describe('every text', () => {
  it.each([0, 1, 2])('is shown in both languages, for %i', async (count) => {
    const { user } = show(
      <>
        <English />
        <EveryText count={count} />
      </>,
    );
    expect(cancel()).toBe('Annuler');
    expect(faulty()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'English' }));
    await waitFor(() => expect(cancel()).toBe('Cancel'));
    expect(faulty()).toEqual([]);
  });
});
