import { Box } from '@mui/material';
import type { ReactNode } from 'react';

const LOOK = {
  display: 'grid',
  gridTemplateColumns: 'min(160px, 38%) minmax(0, 1fr)',
  '& > *': { padding: '5px 0', borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' },
  '& > dt': { paddingRight: 3, color: 'text.secondary' },
  '& > dd > a': { textDecorationColor: 'var(--outline)' },
};

/** A description list: one line for each fact. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Box component="dl" sx={LOOK}>
      {children}
    </Box>
  );
}

/** A label and its value; without a value nothing is rendered. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null || children === undefined || children === '' || children === false) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
