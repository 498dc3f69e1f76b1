// What a hand does, counted by one rule for before and now: a click is one; a key, or a chord, is one; words typed without a stop are
// one, however long; a choice in a list is two clicks (open, choose). Looking, scrolling and waiting are free.
import type { Locator, Page } from '@playwright/test';

export interface Step {
  kind: 'click' | 'key';
  words: string;
}

export const click = (words: string): Step[] => [{ kind: 'click', words }];
export const press = (words: string): Step[] => [{ kind: 'key', words }];
export const write = (words: string): Step[] => [{ kind: 'key', words }];
export const choose = (words: string): Step[] => [...click(`${words}: open`), ...click(`${words}: choose`)];
export const times = (count: number, steps: Step[]): Step[] => Array.from({ length: count }, () => steps).flat();

export const count = (steps: readonly Step[]) => ({
  clicks: steps.filter(({ kind }) => kind === 'click').length,
  keys: steps.filter(({ kind }) => kind === 'key').length,
});

/** Plays on a page, and keeps what it did. */
export class Hand {
  readonly done: Step[] = [];
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(place: Locator): Promise<void> {
    this.done.push(...click(String(place)));
    await place.click();
  }

  /** A chord with the mouse is a click, too. */
  async clickWith(key: 'Shift', place: Locator): Promise<void> {
    this.done.push(...click(`${key} ${place}`));
    await place.click({ modifiers: [key] });
  }

  async press(chord: string): Promise<void> {
    this.done.push(...press(chord));
    await this.page.keyboard.press(chord);
  }

  /** Where the focus is. */
  async write(words: string): Promise<void> {
    this.done.push(...write(words));
    await this.page.keyboard.type(words);
  }

  async choose(list: Locator, label: string): Promise<void> {
    this.done.push(...choose(label));
    await list.selectOption({ label });
  }

  /** Ctrl+K, words, and Enter once what they mean stands first. */
  async command(words: string, found: RegExp): Promise<void> {
    await this.press('Control+k');
    await this.page.getByRole('combobox', { name: 'Rechercher ou agir' }).waitFor();
    await this.write(words);
    await this.page.locator('[role="option"].Mui-focused', { hasText: found }).waitFor();
    await this.press('Enter');
  }
}
