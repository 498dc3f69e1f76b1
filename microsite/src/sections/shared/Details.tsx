import type { ReactNode } from 'react';

interface Props {
  summary: string;
  children: ReactNode;
}

export function Details({ summary, children }: Props) {
  return (
    <details className="details">
      <summary>
        <span>{summary}</span>
      </summary>
      <div className="details-body">{children}</div>
    </details>
  );
}
