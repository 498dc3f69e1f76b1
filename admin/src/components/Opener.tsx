import { Button, type ButtonProps } from '@mui/material';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useArrival } from './use-arrival';

export interface OpenerProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  label: ReactNode;
  /** See `ActButton`. */
  look?: 'row-action' | 'text-button' | 'icon-button';
  /** A URL whose fragment is this opens it, too. */
  anchor?: string;
  /** Renders the dialog. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog. */
export function Opener({ label, look, anchor, children, ...button }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {anchor && <Arrival name={anchor} open={open} />}
      {look ? (
        <button type="button" className={look} {...(button as ComponentProps<'button'>)} onClick={open}>
          {label}
        </button>
      ) : (
        <Button variant="outlined" {...button} onClick={open}>
          {label}
        </Button>
      )}
      {isOpen && children(() => setOpen(false))}
    </>
  );
}

function Arrival({ name, open }: { name: string; open: () => void }) {
  useArrival(name, open);
  return null;
}
