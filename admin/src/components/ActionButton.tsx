import { Button, type ButtonProps } from '@mui/material';
import type { ComponentProps } from 'react';
import { type ActionMessages, useAction } from './use-action';

interface ActionButtonProps<Result> extends ActionMessages<Result>, Omit<ButtonProps, 'onClick'> {
  label: string;
  /** The label while the request runs. */
  busy?: string;
  /** The class in `primitives.css` of a button within text or in a row of a list. */
  look?: 'row-action' | 'text-button';
  run: () => Promise<Result>;
}

/** A button that sends a request. */
export function ActionButton<Result>({ label, busy, look, run, done, failed, disabled, ...button }: ActionButtonProps<Result>) {
  const { perform, isBusy } = useAction();
  const common = { disabled: disabled || isBusy, onClick: () => void perform(run, { done, failed }) };
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
