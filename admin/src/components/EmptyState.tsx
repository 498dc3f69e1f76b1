import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** `h1` when there is nothing else on the page. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
  action?: ReactNode;
}

/** Says why there is nothing to show, and offers the next action. */
export function EmptyState({ title, heading: Heading = 'h2', children, action }: EmptyStateProps) {
  return (
    <Box className="stack items-start gap-1" sx={{ maxWidth: '56ch', paddingBlock: 12 }}>
      <Heading>{title}</Heading>
      {children && <p className="grey">{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </Box>
  );
}
