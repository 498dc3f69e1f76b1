import type { ReactNode } from 'react';

/** A frame that scrolls sideways when its content is too wide; it can be focused by keyboard. */
export function ScrollingFrame({ label, className, children }: { label: string; className?: string | undefined; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <section className={className ? `scrolls-x ${className}` : 'scrolls-x'} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
