import type { CSSProperties } from 'react';

interface RulerProps {
  /** 0–100; null = not measured. */
  value: number | null;
  isLabelled?: boolean;
}

/** The one ruler with the thresholds of « cette page », drawn when the page was built (`PageRulers.astro`). */
export function Ruler({ value, isLabelled }: RulerProps) {
  const drawing = document.querySelector(`[data-page-ruler=${isLabelled ? 'labelled' : 'bare'}]`);
  return (
    <span
      className={isLabelled ? 'ruler ruler-labelled' : 'ruler'}
      aria-hidden="true"
      data-value={value ?? undefined}
      style={{ '--value': value ?? 0 } as CSSProperties}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of ours without user input
      dangerouslySetInnerHTML={{ __html: drawing?.innerHTML ?? '' }}
    />
  );
}
