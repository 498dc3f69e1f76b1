import { Button } from '@mui/material';

interface KeyButtonProps {
  /** The key that does the same. */
  letter: string;
  words: string;
  href?: string;
  isMain?: boolean;
  disabled?: boolean;
  onClick?: () => void;
}

/** A button that shows its keyboard shortcut. */
export function KeyButton({ letter, words, href, isMain, disabled = false, onClick }: KeyButtonProps) {
  return (
    <Button
      id={`queue-${letter}`}
      variant={isMain ? 'contained' : 'outlined'}
      disabled={disabled}
      aria-keyshortcuts={letter}
      {...(href && { href })}
      {...(onClick && { onClick })}
    >
      {words}&nbsp;
      <kbd>{letter.toUpperCase()}</kbd>
    </Button>
  );
}
