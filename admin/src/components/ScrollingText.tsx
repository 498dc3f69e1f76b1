import { Box } from '@mui/material';

const LOOK = {
  maxWidth: '100%',
  maxHeight: 320,
  margin: '8px 0 0',
  padding: '10px 12px',
  border: '1px solid var(--hairline)',
  overflow: 'auto',
  background: 'var(--raised)',
  fontFamily: 'ui-monospace, monospace',
  fontSize: 12,
  lineHeight: '18px',
};

/** A long raw text that scrolls; it can be focused by keyboard. */
export function ScrollingText({ children }: { children: string }) {
  return (
    <Box component="pre" className="pre" sx={LOOK} tabIndex={0}>
      {children}
    </Box>
  );
}
