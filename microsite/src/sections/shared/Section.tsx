import type { ReactNode } from 'react';
import { ExampleLabel } from './ExampleLabel.tsx';

interface Props {
  id: string;
  /** « 01 »; sections before the first proof have none. */
  number?: string;
  title: string;
  isExample: boolean;
  children: ReactNode;
}

export function Section({ id, number, title, isExample, children }: Props) {
  return (
    <section className="section page" aria-labelledby={`${id}-titre`} id={id}>
      <h2 className="section-title" id={`${id}-titre`}>
        <span className="section-name">
          {number && <span className="section-number">{number}</span>} <span>{title}</span>
        </span>{' '}
        <ExampleLabel isExample={isExample} />
      </h2>
      <div className="section-body">{children}</div>
    </section>
  );
}
