import { TextInput } from 'react-admin';
import { ASSISTANT_NAMES } from '../../../../../backend/src/rules/citations.rules';
import { callApi } from '../../../api/call-api';
import type { AnalysisPart, CitationPlatform, ManualCitations, ManualReviews } from '../../../api/types';
import { ActionButton } from '../../../components/ActionButton';
import { DialogButton } from '../../../components/DialogButton';
import { DialogForm } from '../../../form/DialogForm';
import { useText } from '../../../i18n/use-text';
import { useScanOfPage } from '../scan/ProspectScanProvider';
import { type Entered, readCitations, readReviews } from './manual-entry';

type Part = AnalysisPart<'reviews'> & AnalysisPart<'citations'>;

interface ManualFiguresProps {
  name: 'reviews' | 'citations';
  part: Partial<Part> & Pick<Part, 'source'>;
}

/** Enters figures by hand where no source measures them, and removes them again. */
export function ManualFigures({ name, part }: ManualFiguresProps) {
  const t = useText();
  const { prospectId } = useScanOfPage();
  const isManual = part.source === 'manual';
  return (
    <div className="wrap gap-1 mt-2 gap-x-4">
      <DialogButton look="text-button" anchor={`figures-${name}`} label={t(isManual ? 'prospects.manual.edit' : 'prospects.manual.enter')}>
        {(close) => <EntryDialog name={name} part={part} onClose={close} />}
      </DialogButton>
      {isManual && (
        <ActionButton
          look="text-button"
          label={t('prospects.manual.remove')}
          run={() => callApi('DELETE admin/prospects/:id/figures/:analysis', { id: prospectId, analysis: name })}
          done={t('prospects.manual.removed')}
          failed={(message) => message ?? t('prospects.manual.failed')}
        />
      )}
    </div>
  );
}

type Typed = Record<string, string>;

function EntryDialog({ name, part, onClose }: ManualFiguresProps & { onClose: () => void }) {
  const t = useText();
  const { prospectId } = useScanOfPage();
  const fields: [string, string][] =
    name === 'reviews'
      ? [
          ['rating', t('prospects.manual.rating')],
          ['count', t('prospects.manual.count')],
        ]
      : Object.entries(ASSISTANT_NAMES);
  const read = (values: Typed): Entered<ManualReviews | ManualCitations> =>
    name === 'reviews' ? readReviews(values) : readCitations(Object.fromEntries(fields.map(([key]) => [key, values[key]])));
  const save = async (values: Typed) => {
    const { figures, errors } = read(values);
    if (!figures) throw new Error(errors.all && t(errors.all));
    await callApi(`PUT admin/prospects/:id/figures/${name}`, { id: prospectId, ...figures });
  };
  return (
    <DialogForm<Typed>
      title={t(`prospects.manual.${name}Title`)}
      defaultValues={known(name, part)}
      onSave={save}
      done={t('prospects.manual.saved')}
      onClose={onClose}
      submit="app.action.save"
    >
      <p>{t('prospects.manual.help')}</p>
      {name === 'citations' && <p className="quiet">{t('prospects.manual.platformHelp')}</p>}
      <div className="figures">
        {fields.map(([key, label], index) => (
          <TextInput
            key={key}
            source={key}
            label={label}
            autoFocus={index === 0}
            // what is wrong is written over
            onFocus={({ target }) => target.select()}
            validate={(_: string, values: Typed) => read(values).errors[key]}
            slotProps={{ htmlInput: { inputMode: key === 'rating' ? 'decimal' : 'numeric' } }}
          />
        ))}
      </div>
    </DialogForm>
  );
}

function known(name: 'reviews' | 'citations', { rating, reviews_count, platforms }: ManualFiguresProps['part']): Record<string, string> {
  const text = (value: number | null | undefined) => (value == null ? '' : String(value).replace('.', ','));
  if (name === 'reviews') return { rating: text(rating), count: text(reviews_count) };
  return Object.fromEntries(platforms?.map(({ platform, citations }): [CitationPlatform, string] => [platform, text(citations)]) ?? []);
}
