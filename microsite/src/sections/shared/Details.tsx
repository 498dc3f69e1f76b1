import type { ReactNode } from 'react';

interface Props {
  summary: string;
  /** Within a folded section, which one tap opens with all it holds. */
  isOpen?: boolean;
  children: ReactNode;
}

export function Details({ summary, isOpen = false, children }: Props) {
  return (
    <details className="details" open={isOpen}>
      <summary>
        <span>{summary}</span>
      </summary>
      <div className="details-body">{children}</div>
    </details>
  );
}
