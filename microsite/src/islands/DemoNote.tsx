import type { ReactNode } from 'react';
import { t } from '../../../backend/src/rules/language.rules.ts';

/** What would happen here to a real prospect; seen in the demonstration alone. */
export const DemoNote = ({ children }: { children: ReactNode }) => (
  <p className="demo-only demo-note">
    {`${t`Dans la démonstration,`} `}
    {children}
  </p>
);
