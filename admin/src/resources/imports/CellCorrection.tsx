import { Button, TextField } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../api/call-api';
import { cacheResponse } from '../../api/query-client';
import type { ImportField, LineIssue } from '../../api/types';
import { integer } from '../../format/format';
import { useText } from '../../i18n/use-text';
import styles from './imports.module.css';

/** Longer values are shown by their beginning, which is no value to start from. */
const WHOLE = 100;

interface CellCorrectionProps {
  importId: string;
  issue: LineIssue & { field: ImportField };
}

/** Corrects a cell of the file in the preview; its row is checked again. */
export function CellCorrection({ importId, issue }: CellCorrectionProps) {
  const t = useText();
  const queries = useQueryClient();
  const [text, setText] = useState<string | null>(null);
  const mend = useMutation({
    mutationFn: (value: string) =>
      callApi('PUT admin/imports/:id/cells', { id: importId, cells: [{ line: issue.line, field: issue.field, value }] }),
    onSuccess: (next) => {
      setText(null);
      cacheResponse(queries, ['imports', importId], next);
    },
  });
  const label = t('imports.review.mendCell', { line: integer(issue.line), field: t(`imports.field.${issue.field}`) });
  if (text === null)
    return (
      <Button variant="text" aria-label={label} onClick={() => setText(issue.value.length > WHOLE ? '' : issue.value)}>
        {t('imports.review.mend')}
      </Button>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mend.mutate(text);
  };
  return (
    <form className={styles.mend} onSubmit={submit}>
      <TextField
        autoFocus
        size="small"
        value={text}
        disabled={mend.isPending}
        error={mend.error !== null}
        helperText={mend.error?.message}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && setText(null)}
        slotProps={{ htmlInput: { 'aria-label': label } }}
      />
      <Button type="submit" variant="outlined" disabled={mend.isPending}>
        {t('imports.review.mendApply')}
      </Button>
    </form>
  );
}
