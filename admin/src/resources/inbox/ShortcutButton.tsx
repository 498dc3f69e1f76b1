import { Button } from '@mui/material';

interface ShortcutButtonProps {
  /** The key that does the same. */
  letter: string;
  words: string;
  href?: string;
  isMain?: boolean;
  disabled?: boolean;
  onClick?: () => void;
}

/** A button that shows its keyboard shortcut. */
export function ShortcutButton({ letter, words, href, isMain, disabled = false, onClick }: ShortcutButtonProps) {
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
