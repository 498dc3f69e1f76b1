import { Button, type ButtonProps } from '@mui/material';
import { type ComponentProps, type ReactNode, useState } from 'react';

interface OpenerProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  label: ReactNode;
  /** As in `ActButton`. */
  look?: 'row-action' | 'text-button' | 'icon-button';
  /** What it opens, mostly a dialog. */
  children: (close: () => void) => ReactNode;
}

/** A button and what it opens. */
export function Opener({ label, look, children, ...button }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
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
