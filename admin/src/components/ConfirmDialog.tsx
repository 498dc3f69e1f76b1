import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { useText } from '../i18n/use-text';
import { AppDialog } from './AppDialog';
import { Banner } from './Banner';
import { ConfirmWordField } from './ConfirmWordField';
import { DialogButton, type DialogButtonProps } from './DialogButton';
import { showNotice } from './notice';
import { useConfirmWord } from './use-confirm-word';

interface ConfirmDialogProps {
  title: string;
  /** Label of the button that confirms, and its label while the request runs. */
  confirm: string;
  working?: string;
  /** Label of the button that cancels. */
  keep?: string;
  /** Message of success; the page is read again. */
  done?: string;
  /** Title of the error message. */
  failed?: string;
  /** A word that has to be typed before the dialog can be confirmed. */
  word?: string;
  isDanger?: boolean;
  /** It cannot be confirmed yet, or at all. */
  disabled?: boolean;
  width?: 'xs' | 'sm';
  onClose: () => void;
  /** The dialog closes once this is done; it shows the error that this throws. */
  onConfirm: () => unknown;
  children?: ReactNode;
}

/** Asks for confirmation. Unlike react-admin's `Confirm` it stays open while the request runs, and shows its error. */
export function ConfirmDialog({
  title,
  confirm,
  working,
  keep,
  done,
  failed,
  word,
  isDanger,
  disabled,
  width = 'xs',
  ...rest
}: ConfirmDialogProps) {
  const { onClose, onConfirm, children } = rest;
  const t = useText();
  const translate = useTranslate();
  const refresh = useRefresh();
  const confirmWord = useConfirmWord(word ?? '');
  const onSuccess = () => {
    if (done) {
      showNotice(done);
      refresh();
    }
    onClose();
  };
  const { mutate, isPending, error } = useMutation({ mutationFn: async () => void (await onConfirm()), onSuccess });
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
      {word && <ConfirmWordField state={confirmWord} autoFocus />}
    </AppDialog>
  );
}

interface ConfirmButtonProps extends Omit<ConfirmDialogProps, 'onClose'>, Pick<DialogButtonProps, 'label'> {
  /** Props of the button; `children` are the text of the dialog. */
  button?: Omit<DialogButtonProps, 'label' | 'children'>;
}

/** A button that asks for confirmation. */
export const ConfirmButton = ({ label, button, ...question }: ConfirmButtonProps) => (
  <DialogButton label={label} {...button}>
    {(close) => <ConfirmDialog {...question} onClose={close} />}
  </DialogButton>
);
