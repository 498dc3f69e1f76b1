import { Button } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { zurichDay } from '../format/format';
import { now } from '../format/now';
import { type TextKey, useText } from '../i18n/use-text';
import { lastDays, type Period, problemOf } from './period';

/** One press away; with both ends they are compared with the time before. */
const SPANS = [30, 90, 365];

interface PeriodFormProps {
  period: Period;
  onChange: (period: Period) => void;
}

/** Two days, both included; either may stay open. */
export function PeriodForm({ period, onChange }: PeriodFormProps) {
  const t = useText();
  const id = useId();
  const [draft, setDraft] = useState(period);
  const [problem, setProblem] = useState<TextKey | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemOf(draft);
    setProblem(found);
    if (!found) onChange(draft);
  };
  const field = (key: keyof Period) => (
    <div className="field fixed">
      <label htmlFor={`${id}-${key}`}>{t(`analytics.period.${key}`)}</label>
      <input
        id={`${id}-${key}`}
        type="date"
        value={draft[key]}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => setDraft({ ...draft, [key]: target.value })}
      />
    </div>
  );
  return (
    <form className="form-line ruled mb-8 pb-4" onSubmit={submit} aria-label={t('analytics.period.label')} noValidate>
      {field('from')}
      {field('to')}
      <Button type="submit" variant="outlined">
        {t('analytics.period.apply')}
      </Button>
      {SPANS.map((days) => (
        <Button key={days} variant="text" onClick={() => onChange(lastDays(zurichDay(now()), days))}>
          {t('analytics.period.last', { days })}
        </Button>
      ))}
      {(period.from || period.to) && (
        <Button variant="text" onClick={() => onChange({ from: '', to: '' })}>
          {t('analytics.period.all')}
        </Button>
      )}
      <p id={`${id}-help`} className={problem ? 'poor small whole-line' : 'quiet whole-line'} role={problem ? 'alert' : undefined}>
        {t(problem ?? 'analytics.period.help')}
      </p>
    </form>
  );
}
