import type { ReactNode } from 'react';

/** What is wider than its place, mostly a table, scrolls in its own frame; the keyboard reaches it too. */
export function ScrollingFrame({ label, className, children }: { label: string; className?: string | undefined; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <section className={className ? `scrolls-x ${className}` : 'scrolls-x'} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
