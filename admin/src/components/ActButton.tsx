import { Button, type ButtonProps } from '@mui/material';
import type { ComponentProps } from 'react';
import { type Ending, useAct } from './use-act';

interface ActButtonProps<Result> extends Ending<Result>, Omit<ButtonProps, 'onClick'> {
  label: string;
  /** What it says while it works. */
  busy?: string;
  /** A button among words or in a row of a list, by its class of `primitives.css`. */
  look?: 'row-action' | 'text-button';
  run: () => Promise<Result>;
}

/** A button that does something on the server. */
export function ActButton<Result>({ label, busy, look, run, done, failed, disabled, ...button }: ActButtonProps<Result>) {
  const { act, isBusy } = useAct();
  const common = { disabled: disabled || isBusy, onClick: () => void act(run, { done, failed }) };
  const words = (isBusy && busy) || label;
  if (!look)
    return (
      <Button variant="outlined" {...button} {...common}>
        {words}
      </Button>
    );
  return (
    <button type="button" className={look} {...(button as ComponentProps<'button'>)} {...common}>
      {words}
    </button>
  );
}
