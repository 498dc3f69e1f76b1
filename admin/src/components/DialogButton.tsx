import { Button, type ButtonProps } from '@mui/material';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useHashAction } from './use-hash-action';

export interface DialogButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  label: ReactNode;
  /** See `ActionButton`. */
  look?: 'row-action' | 'text-button' | 'icon-button';
  /** A URL whose fragment is this opens it, too. */
  anchor?: string;
  /** Renders the dialog. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton({ label, look, anchor, children, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {anchor && <HashAction name={anchor} open={open} />}
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

function HashAction({ name, open }: { name: string; open: () => void }) {
  useHashAction(name, open);
  return null;
}
