import { Button, type ButtonProps } from '@mui/material';
import type { ComponentProps } from 'react';
import { type Ending, useAct } from './use-act';

interface ActButtonProps<Result> extends Ending<Result>, Omit<ButtonProps, 'onClick'> {
  label: string;
  /** The label while the request runs. */
  busy?: string;
  /** The class in `primitives.css` of a button within text or in a row of a list. */
  look?: 'row-action' | 'text-button';
  run: () => Promise<Result>;
}

/** A button that sends a request. */
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
