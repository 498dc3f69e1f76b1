import type { TextReview } from '../../../api/types';
import { Status } from '../../../components/Status';
import { Table } from '../../../components/Table';
import { frenchSpaces } from '../../../format/format';
import { useText } from '../../../i18n/use-text';

type Figures = NonNullable<TextReview['draft']>['figures'];

/** The figures of a text when it was reviewed, and their current values; changed ones are marked. */
export function FigureList({ figures }: { figures: Figures }) {
  const t = useText();
  if (figures.length === 0) return null;
  const shown = (value: string | null) => (value === null ? t('analysis.notMeasured') : frenchSpaces(value));
  return (
    <Table
      look="small narrow"
      caption={t('texts.figures')}
      rows={figures}
      rowKey={({ id }) => id}
      columns={[
        [t('texts.figure'), ({ label, changed }) => (changed ? <strong>{label}</strong> : label)],
        [t('texts.was'), ({ was }) => shown(was)],
        [
          t('texts.now'),
          ({ now, changed }) => (changed ? <Status tone="poor">{`${shown(now)} (${t('texts.changed')})`}</Status> : shown(now)),
        ],
      ]}
    />
  );
}
