import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError } from 'react-admin';
import { useServer } from '../../api/data-provider';
import type { ImportSummary, ProblemBody } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import { Banner } from '../../components/Banner';
import { showNotice } from '../../components/notice';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';

/** Takes an import back after a question; asks once more when its prospects were changed or used since. */
export function UndoButton({ item }: { item: Pick<ImportSummary, 'id' | 'file_name'> }) {
  const t = useText();
  const { integer } = useFormat();
  const server = useServer();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const undo = useMutation({
    mutationFn: (force: boolean) => server.undoImport(item.id, force),
    onSuccess: ({ removed, restored }) => {
      setOpen(false);
      showNotice(t('imports.undo.done', { removed: integer(removed), restored: integer(restored) }));
      void queries.invalidateQueries();
    },
  });
  const wasUsed = undo.error instanceof HttpError && (undo.error.body as Partial<ProblemBody> | undefined)?.code === 'import_used';
  const close = () => {
    undo.reset();
    setOpen(false);
  };
  const foot = (
    <>
      <Button variant="outlined" onClick={close}>
        {t('app.action.cancel')}
      </Button>
      <Button variant="contained" color="error" disabled={undo.isPending} onClick={() => undo.mutate(wasUsed)}>
        {t(wasUsed ? 'imports.undo.force' : 'imports.undo.action')}
      </Button>
    </>
  );
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('imports.undo.action')}
      </Button>
      {isOpen && (
        <AppDialog title={t('imports.undo.title')} onClose={close} foot={foot} width="xs">
          <p>{t('imports.undo.text', { file: item.file_name })}</p>
          {undo.error && <Banner tone={wasUsed ? 'fair' : 'poor'}>{undo.error.message}</Banner>}
        </AppDialog>
      )}
    </>
  );
}
