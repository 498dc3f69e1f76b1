import { Box, Button, Popover, type PopoverActions } from '@mui/material';
import { type ReactNode, useId, useRef, useState } from 'react';

interface PopoverMenuProps {
  /** What the button shows. */
  button: ReactNode;
  /** Renders the menu. `titleId` is the id of its heading; `resized` repositions the menu after it has grown. */
  children: (titleId: string, close: () => void, resized: () => void) => ReactNode;
  /** Px; by default for a list of words. */
  width?: number | 'auto';
}

/** A button of the filter bar and the small window below it. */
export function PopoverMenu({ button, children, width = 280 }: PopoverMenuProps) {
  const id = useId();
  const actions = useRef<PopoverActions>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        sx={{ gap: '6px', color: 'text.secondary', fontWeight: 500 }}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {button}
      </Button>
      <Popover
        action={actions}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}
      >
        <Box className="stack gap-3" sx={{ width, maxWidth: 'calc(100vw - 32px)', padding: 4 }}>
          {children(
            id,
            () => setAnchor(null),
            () => actions.current?.updatePosition(),
          )}
        </Box>
      </Popover>
    </>
  );
}
