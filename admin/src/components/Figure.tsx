import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { ExampleChip } from './ExampleChip';

interface FigureProps {
  label: string;
  /** Null = not measured: an open ring, never 0. */
  value: string | null;
  /** A made-up figure: marked as such instead of its meaning. */
  isExample?: boolean;
  /** What the figure means, as a dot and a word. */
  children?: ReactNode;
}

/** A large number with its label and its meaning. */
export function Figure({ label, value, isExample = false, children }: FigureProps) {
  return (
    <div className="stack shrink">
      <span className="quiet">{label}</span>
      {value === null ? (
        <Box
          component="span"
          sx={{ width: 22, height: 22, marginBlock: '7px', border: '1.5px dashed var(--outline)', borderRadius: '50%' }}
        />
      ) : (
        <Box component="span" className="number" sx={{ fontSize: 28, fontWeight: 560, lineHeight: '36px', letterSpacing: '-0.02em' }}>
          {value}
        </Box>
      )}
      <span className="small">{isExample && value !== null ? <ExampleChip /> : children}</span>
    </div>
  );
}
