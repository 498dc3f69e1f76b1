import { useState } from 'react';
import { HttpError, useRefresh } from 'react-admin';
import { callApi } from '../../api/call-api';
import type { ImportSummary } from '../../api/types';
import { ConfirmButton } from '../../components/ConfirmDialog';
import { showNotice } from '../../components/notice';
import { integer } from '../../format/format';
import { useText } from '../../i18n/use-text';

/** Undoes an import after a confirmation, and asks again when its prospects were changed or used since. */
export function UndoButton({ item }: { item: Pick<ImportSummary, 'id' | 'file_name'> }) {
  const t = useText();
  const refresh = useRefresh();
  const [wasUsed, setWasUsed] = useState(false);
  const undo = async () => {
    try {
      const { removed, restored } = await callApi('POST admin/imports/:id/undo', { id: item.id, force: wasUsed });
      showNotice(t('imports.undo.done', { removed: integer(removed), restored: integer(restored) }));
      refresh();
    } catch (error) {
      if (error instanceof HttpError && error.body?.code === 'import_used') setWasUsed(true);
      throw error;
    }
  };
  return (
    <ConfirmButton
      label={t('imports.undo.action')}
      title={t('imports.undo.title')}
      confirm={t(wasUsed ? 'imports.undo.force' : 'imports.undo.action')}
      isDanger
      onConfirm={undo}
    >
      <p>{t('imports.undo.text', { file: item.file_name })}</p>
    </ConfirmButton>
  );
}
