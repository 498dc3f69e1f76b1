import type { ReactNode } from 'react';
import { t } from '../../../../backend/src/rules/language.rules.ts';

/** The figure of a section with its judgement; during a scan, that it is on its way. */
export interface FoldedFact {
  figure?: string | undefined;
  unit?: string | undefined;
  tone: string;
  word: string;
}

export const pendingFact = (): FoldedFact => ({ tone: 'none', word: t`Analyse en cours...` });

interface Props {
  id: string;
  number?: string;
  title: string;
  /** Instead of the title, where that names other sections. */
  label?: string;
  fact: FoldedFact | null;
  children: ReactNode;
}

/**
 * A numbered section as a line of the index; one tap opens all of it. `scripts/open-details.ts` opens it for a link to
 * it, `scripts/print.ts` for paper.
 */
export function Fold({ id, number, title, label, fact, children }: Props) {
  return (
    <section className="fold page" aria-label={label} aria-labelledby={label ? undefined : `${id}-titre`} id={id}>
      <details>
        <summary>
          <h2 className="section-title" id={`${id}-titre`}>
            <span className="section-name">
              {number && <span className="section-number">{number}</span>} <span>{title}</span>
            </span>
          </h2>{' '}
          {fact && <Fact {...fact} />}
        </summary>
        <div className="section-body">{children}</div>
      </details>
    </section>
  );
}

function Fact({ figure, unit, tone, word }: FoldedFact) {
  return (
    <span className="fold-fact">
      {figure && (
        <span className="fold-figure">
          <span>{figure}</span>
          {unit && <span className="figure-unit">{unit}</span>}
        </span>
      )}{' '}
      <span className="verdict" data-tone={tone}>
        <span>{word}</span>
      </span>
    </span>
  );
}
