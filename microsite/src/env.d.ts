interface Window {
  /** See `inline/first-paint.ts`. */
  firstPaint: Promise<void>;
  loadScripts(modules: readonly string[], scripts: readonly string[]): Promise<void>;
}

declare namespace Astro {
  interface ClientDirectives {
    /** See `integrations/painted-islands.ts`. */
    'client:painted'?: boolean;
  }
}
