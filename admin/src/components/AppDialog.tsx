import { Box, Dialog, DialogActions, DialogContent, DialogTitle, IconButton, useMediaQuery } from '@mui/material';
import { type ReactNode, useEffect, useId } from 'react';
import { useText } from '../i18n/use-text';
import { Banner } from './Banner';
import { registerDialog, useDialogError } from './dialog-errors';
import { Icon } from './Icon';

interface AppDialogProps {
  title: string;
  onClose: () => void;
  /** Scrolls between title and actions. */
  children: ReactNode;
  foot?: ReactNode;
  /** The children contain `DialogContent` and `DialogActions`, as forms do. */
  bare?: boolean;
  width?: 'xs' | 'sm' | 'md';
}

/** A dialog; full screen on phones. An error within it is shown until the user changes something. */
export function AppDialog({ title, onClose, children, foot, bare, width = 'sm' }: AppDialogProps) {
  const t = useText();
  const titleId = useId();
  const [refusal, forget] = useDialogError(titleId);
  useEffect(() => registerDialog(titleId), [titleId]);
  const isPhone = useMediaQuery('(max-width: 599px)');
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth={width}
      fullScreen={isPhone && width !== 'xs'}
      aria-labelledby={titleId}
      onChangeCapture={forget}
      onClickCapture={({ target }) => target instanceof Element && target.closest('button, [role="option"]') && forget()}
    >
      <DialogTitle component="div">
        <h2 id={titleId}>{title}</h2>
        <IconButton onClick={onClose} aria-label={t('app.action.close')}>
          <Icon name="close" />
        </IconButton>
      </DialogTitle>
      {refusal && (
        <Box sx={{ padding: '12px 20px 0' }}>
          <Banner tone="poor">{refusal}</Banner>
        </Box>
      )}
      {bare ? children : <DialogContent>{children}</DialogContent>}
      {foot && <DialogActions>{foot}</DialogActions>}
    </Dialog>
  );
}
