import { Button } from '@mui/material';
import { useServer } from '../../api/data-provider';
import type { AppointmentRecord } from '../../api/types';
import { saveFile } from '../../components/save-file';
import { useSaveFailure } from '../../components/use-save-failure';
import { zurichDay } from '../../format/format';
import { useText } from '../../i18n/use-text';

/** The call as a file that calendars understand. */
export function CalendarButton({ appointment }: { appointment: AppointmentRecord }) {
  const t = useText();
  const server = useServer();
  const fail = useSaveFailure('appointments.file.failed');
  const download = async () => {
    try {
      saveFile(await server.getCalendarFile(appointment.id), `rendez-vous-${zurichDay(appointment.start_at)}.ics`);
    } catch (error) {
      fail(error);
    }
  };
  return (
    <Button variant="outlined" onClick={() => void download()}>
      {t('appointments.file.open')}
    </Button>
  );
}
