import type { ReactNode } from 'react';

/** What would happen here to a real prospect; seen in the demonstration alone. */
export const DemoNote = ({ children }: { children: ReactNode }) => <p className="demo-only demo-note">Dans la démonstration, {children}</p>;
