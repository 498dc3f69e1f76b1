import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** A section with a title. */
export function PageSection({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ marginBottom: 10 }}>
      <h2 className="mb-2">{title}</h2>
      {help && <p className="quiet measure mb-2">{help}</p>}
      {children}
    </Box>
  );
}
