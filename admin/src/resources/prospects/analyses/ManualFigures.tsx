import { Button, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ASSISTANT_NAMES } from '../../../../../backend/src/rules/citations.rules';
import { useServer } from '../../../api/data-provider';
import type { AnalysisPart, CitationPlatform, ManualCitations, ManualReviews } from '../../../api/types';
import { AppDialog } from '../../../components/AppDialog';
import { type TextKey, useText } from '../../../i18n/use-text';
import { useScanOfPage } from '../scan/ProspectScanProvider';
import styles from './analysis.module.css';
import { type Entered, readCitations, readReviews } from './manual-entry';

type Part = AnalysisPart<'reviews'> & AnalysisPart<'citations'>;

interface ManualFiguresProps {
  name: 'reviews' | 'citations';
  part: Partial<Part> & Pick<Part, 'source'>;
}

/** Figures for a source that measures nothing, and the way back. */
export function ManualFigures({ name, part }: ManualFiguresProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const change = useChange();
  const isManual = part.source === 'manual';
  return (
    <div className={styles.again}>
      <button type="button" className={styles.textButton} onClick={() => setOpen(true)}>
        {t(isManual ? 'prospects.manual.edit' : 'prospects.manual.enter')}
      </button>
      {isManual && (
        <button
          type="button"
          className={styles.textButton}
          onClick={() => void change((server, id) => server.removeFigures(id, name), 'removed')}
        >
          {t('prospects.manual.remove')}
        </button>
      )}
      {isOpen && <EntryDialog name={name} part={part} onClose={() => setOpen(false)} />}
    </div>
  );
}

function EntryDialog({ name, part, onClose }: ManualFiguresProps & { onClose: () => void }) {
  const t = useText();
  const change = useChange();
  const fields: [string, string][] =
    name === 'reviews'
      ? [
          ['rating', t('prospects.manual.rating')],
          ['count', t('prospects.manual.count')],
        ]
      : Object.entries(ASSISTANT_NAMES);
  const [values, setValues] = useState<Record<string, string>>(() => known(name, part));
  const [errors, setErrors] = useState<Record<string, TextKey>>({});

  const save = async () => {
    const read: Entered<ManualReviews | ManualCitations> = name === 'reviews' ? readReviews(values) : readCitations(values);
    setErrors(read.errors);
    const { figures } = read;
    if (figures && (await change((server, id) => server.saveFigures(id, name, figures), 'saved'))) onClose();
  };

  const foot = (
    <>
      <Button variant="outlined" onClick={onClose}>
        {t('app.action.cancel')}
      </Button>
      <Button variant="contained" onClick={() => void save()}>
        {t('app.action.save')}
      </Button>
    </>
  );
  return (
    <AppDialog title={t(`prospects.manual.${name}Title`)} onClose={onClose} foot={foot}>
      <p>{t('prospects.manual.help')}</p>
      {name === 'citations' && <p className={styles.note}>{t('prospects.manual.platformHelp')}</p>}
      <div className={styles.fields}>
        {fields.map(([key, label]) => (
          <TextField
            key={key}
            label={label}
            value={values[key] ?? ''}
            onChange={({ target }) => setValues({ ...values, [key]: target.value })}
            error={key in errors}
            helperText={errors[key] && t(errors[key])}
            slotProps={{ htmlInput: { inputMode: key === 'rating' ? 'decimal' : 'numeric' } }}
          />
        ))}
      </div>
      {errors.all && (
        <p role="alert" className={styles.note}>
          {t(errors.all)}
        </p>
      )}
    </AppDialog>
  );
}

function known(name: 'reviews' | 'citations', { rating, reviews_count, platforms }: ManualFiguresProps['part']): Record<string, string> {
  const text = (value: number | null | undefined) => (value == null ? '' : String(value).replace('.', ','));
  if (name === 'reviews') return { rating: text(rating), count: text(reviews_count) };
  return Object.fromEntries(platforms?.map(({ platform, citations }): [CitationPlatform, string] => [platform, text(citations)]) ?? []);
}

/** Does something with the figures and shows the new ones; false when it failed. */
function useChange() {
  const server = useServer();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { prospectId } = useScanOfPage();
  return async (work: (on: typeof server, id: string) => Promise<unknown>, done: 'saved' | 'removed'): Promise<boolean> => {
    try {
      await work(server, prospectId);
      for (const kind of ['analysis', 'history']) await queryClient.invalidateQueries({ queryKey: ['prospects', kind, prospectId] });
      notify(`prospects.manual.${done}`, { type: 'success' });
      return true;
    } catch (error) {
      notify(error instanceof Error && error.message ? error.message : 'prospects.manual.failed', { type: 'error' });
      return false;
    }
  };
}
