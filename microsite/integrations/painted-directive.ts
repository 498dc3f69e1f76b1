import type { ClientDirective } from 'astro';

/** `client:painted`: an island that works at once, yet lets the first paint go before its code. */
const painted: ClientDirective = (load) =>
  window.firstPaint.then(async () => {
    const hydrate = await load();
    await hydrate();
  });

export default painted;
