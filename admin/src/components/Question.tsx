import { Button, type ButtonProps } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useText } from '../i18n/use-text';
import { AppDialog } from './AppDialog';
import { Banner } from './Banner';
import { ConfirmWord } from './ConfirmWord';
import { useConfirmWord } from './use-confirm-word';

interface QuestionProps {
  title: string;
  /** What the button says, and what it says while it works. */
  confirm: string;
  working?: string;
  /** What the other button says. */
  keep?: string;
  /** Says what did not work, above the reason. */
  failed?: string;
  /** Has to be typed before it goes on. */
  word?: string;
  isDanger?: boolean;
  /** It cannot be confirmed yet, or at all. */
  disabled?: boolean;
  width?: 'xs' | 'sm';
  onClose: () => void;
  /** The question closes once this is done; what it throws is said in it. */
  onConfirm: () => unknown;
  children?: ReactNode;
}

/** Asks before something is done. */
export function Question({ title, confirm, working, keep, failed, word, isDanger, disabled, width = 'xs', ...rest }: QuestionProps) {
  const { onClose, onConfirm, children } = rest;
  const t = useText();
  const translate = useTranslate();
  const confirmWord = useConfirmWord(word ?? '');
  const { mutate, isPending, error } = useMutation({ mutationFn: async () => void (await onConfirm()), onSuccess: onClose });
  const foot = (
    <>
      <Button variant="outlined" onClick={onClose} autoFocus={!word}>
        {keep ?? t('app.action.cancel')}
      </Button>
      <Button
        variant="contained"
        color={isDanger ? 'error' : 'primary'}
        disabled={isPending || disabled}
        onClick={() => (!word || confirmWord.check()) && mutate()}
      >
        {(isPending && working) || confirm}
      </Button>
    </>
  );
  return (
    <AppDialog title={title} onClose={onClose} foot={foot} width={width}>
      {error && (
        <div className="mb-4">
          <Banner tone="poor" title={failed}>
            {translate(error.message, { _: error.message })}
          </Banner>
        </div>
      )}
      {children}
      {word && <ConfirmWord state={confirmWord} autoFocus />}
    </AppDialog>
  );
}

interface QuestionButtonProps extends Omit<QuestionProps, 'onClose'> {
  label: string;
  /** How the button looks; `children` is what the question says. */
  button?: ButtonProps;
}

/** A button that asks first. */
export function QuestionButton({ label, button, ...question }: QuestionButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" {...button} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <Question {...question} onClose={() => setOpen(false)} />}
    </>
  );
}
