/**
 * `<astro-island>` of these pages, in the place of Astro's own: an island here has plain properties, no slots, nothing inside it that
 * is an island too, and stays until the page is left. When it is wanted (`client:visible`…) a directive of Astro says.
 */

type Hydrate = () => Promise<unknown>;
type Directive = (load: () => Promise<Hydrate>, options: object, element: HTMLElement) => unknown;

const RETRY_MS = 1000;

/** A file that did not come is asked for once more, under another address: browsers remember that it failed. */
async function load(address: string) {
  try {
    return await import(address);
  } catch {
    await new Promise((waited) => setTimeout(waited, RETRY_MS));
    return import(`${address}?astro-retry=${Date.now()}`);
  }
}

class Island extends HTMLElement {
  connectedCallback(): void {
    // what is within it has arrived by then
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => this.begin(), { once: true });
    else this.begin();
  }

  private begin(): void {
    const name = this.getAttribute('client') ?? '';
    const directive = (window as { Astro?: Record<string, Directive> }).Astro?.[name];
    if (directive) void this.follow(directive);
    else addEventListener(`astro:${name}`, () => this.begin(), { once: true });
  }

  private async follow(directive: Directive): Promise<void> {
    const failed = (error: unknown) => this.fail(error);
    const { value = true } = JSON.parse(this.getAttribute('opts') ?? '{}');
    try {
      await directive(() => this.fetched().catch((error) => async () => failed(error)), { value }, this);
    } catch (error) {
      failed(error);
    }
  }

  private async fetched(): Promise<Hydrate> {
    const file = (name: string) => load(this.getAttribute(`${name}-url`) as string);
    const [island, renderer] = await Promise.all([file('component'), file('renderer')]);
    return async () => {
      if (!this.isConnected) return;
      const values: [string, [number, unknown]][] = Object.entries(JSON.parse(this.getAttribute('props') ?? '{}'));
      const properties = Object.fromEntries(values.map(([name, [, value]]) => [name, value]));
      await renderer.default(this)(island[this.getAttribute('component-export') as string], properties);
      this.removeAttribute('ssr');
      this.dispatchEvent(new CustomEvent('astro:hydrate'));
    };
  }

  private fail(error: unknown): void {
    this.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true, detail: { error } }));
    console.error(`${this.getAttribute('component-url')}:`, error);
  }
}

customElements.define('astro-island', Island);
