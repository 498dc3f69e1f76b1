import { Button } from '@mui/material';
import { useId, useState } from 'react';
import { AppDialog } from '../../components/AppDialog';
import { dateTime, zurichDay, zurichInstant, zurichMidnight } from '../../format/format';
import { now } from '../../format/now';
import { useText } from '../../i18n/use-text';
import styles from './inbox.module.css';

interface SnoozeDialogProps {
  onClose: () => void;
  onChoose: (until: string, when: string) => void;
}

/** Snoozes the prospect: a few usual times, or a day. */
export function SnoozeDialog({ onClose, onChoose }: SnoozeDialogProps) {
  const t = useText();
  const id = useId();
  const [day, setDay] = useState('');
  const choose = (until: string) => {
    onChoose(until, dateTime(until));
    onClose();
  };
  return (
    <AppDialog title={t('queue.snooze.title')} onClose={onClose} width="xs">
      <div className="stack gap-3">
        {CHOICES.map(({ name, until }, index) => (
          <Button key={name} variant="outlined" autoFocus={index === 0} onClick={() => choose(until(now()))}>
            {t(`queue.snooze.${name}`)}
          </Button>
        ))}
        <form
          className="field"
          onSubmit={(event) => {
            event.preventDefault();
            if (day) choose(morning(day));
          }}
        >
          <label htmlFor={id}>{t('queue.snooze.day')}</label>
          <div className="row">
            <input
              id={id}
              className={styles.day}
              type="date"
              min={zurichDay(zurichMidnight(zurichDay(now()), 1))}
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
            <Button type="submit" variant="contained" disabled={!day}>
              {t('queue.snooze.choose')}
            </Button>
          </div>
        </form>
      </div>
    </AppDialog>
  );
}

/** Eight o’clock of that day. */
const morning = (day: string): string => zurichInstant(`${day}T08:00`);
const inDays = (days: number) => (from: Date) => morning(zurichDay(zurichMidnight(zurichDay(from), days)));

const CHOICES = [
  { name: 'hours', until: (from: Date) => new Date(from.getTime() + 3 * 3_600_000).toISOString() },
  { name: 'tomorrow', until: inDays(1) },
  { name: 'days', until: inDays(3) },
  { name: 'week', until: inDays(7) },
] as const;
