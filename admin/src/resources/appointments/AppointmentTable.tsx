import type { AppointmentRecord } from '../../api/types';
import { PhoneLink } from '../../components/links';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { CellText } from '../../list/CellText';
import { Column } from '../../list/Column';
import { RowLink } from '../../list/RecordRow';
import { RecordList } from '../../list/ResourceList';
import { AppointmentState } from './AppointmentState';

const Col = Column<AppointmentRecord>;

export function AppointmentTable() {
  const t = useText();
  const start = ({ start_at }: AppointmentRecord) => <RowLink>{dateTime(start_at)}</RowLink>;
  const company = ({ company, contact }: AppointmentRecord) => <CellText words={[company, contact]}>{company}</CellText>;
  const phone = ({ telephone }: AppointmentRecord) => <PhoneLink number={telephone} />;
  const state = ({ status }: AppointmentRecord) => <AppointmentState state={status} />;
  return (
    <RecordList
      caption={t('appointments.title')}
      rowClick="show"
      empty={{ title: t('appointments.empty.title'), text: t('appointments.empty.text') }}
      filtered={{ title: t('appointments.empty.filteredTitle'), text: t('appointments.empty.filteredText') }}
    >
      <Col source="start_at" label="appointments.column.when" width="medium" sortByOrder="ASC" render={start} />
      <Col source="company" label="appointments.column.company" render={company} />
      <Col source="telephone" label="appointments.column.telephone" width="medium" render={phone} />
      <Col source="status" label="appointments.column.status" width="medium" sortByOrder="ASC" render={state} />
      <Col source="notes" label="appointments.column.notes" />
    </RecordList>
  );
}
