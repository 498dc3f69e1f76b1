import type { ReactNode } from 'react';

/** Parts that lie below every screen: the first paint does not wait for their layout (`inline/after-paint.ts`). */
export function AfterPaint({ children }: { children: ReactNode }) {
  return <div className="after-paint">{children}</div>;
}
