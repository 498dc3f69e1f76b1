import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { Slot } from '../../lib/api.ts';
import { type Day, isMorning, longDay, weekName, weeksOf } from '../../lib/booking/days.ts';
import { shortDay } from '../../lib/booking/short-day.ts';

interface Props {
  slots: readonly Slot[];
  chosen: Slot | null;
  /** What keeps the form from being sent; shown beside the times. */
  error: string | null;
  onChoose(slot: Slot | null): void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A week of days as tabs, and the free times of the day that is open. */
export function SlotPicker({ slots, chosen, error, onChoose }: Props) {
  const id = useId();
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const weeks = weeksOf(slots);
  const [weekIndex, setWeekIndex] = useState(() =>
    Math.max(
      0,
      weeks.findIndex(({ days }) => days.some(({ day }) => day === chosen?.day)),
    ),
  );
  const [openDay, setOpenDay] = useState<string | null>(chosen?.day ?? null);
  const at = Math.min(weekIndex, weeks.length - 1);
  const week = weeks[at];
  if (!week) return null;
  const open = week.days.find(({ day }) => day === openDay) ?? (week.days[0] as Day);

  const show = (day: string) => {
    setOpenDay(day);
    if (chosen?.day !== day) onChoose(null);
  };
  const turn = (step: number) => {
    const next = weeks[at + step];
    if (!next) return;
    setWeekIndex(at + step);
    show(next.days[0]?.day ?? '');
  };
  const walk = (event: KeyboardEvent, from: number) => {
    const last = week.days.length - 1;
    const step = STEPS[event.key];
    const target = event.key === 'Home' ? 0 : event.key === 'End' ? last : step && Math.max(0, Math.min(last, from + step));
    if (target === undefined) return;
    event.preventDefault();
    show(week.days[target]?.day ?? '');
    tabs.current[target]?.focus();
  };

  return (
    <div className="slots">
      <div className="slots-week">
        <p aria-live="polite">{weekName(week)}</p>
        <div>
          <Turn label={t`Semaine précédente`} isPossible={at > 0} onClick={() => turn(-1)} />
          <Turn label={t`Semaine suivante`} isPossible={at < weeks.length - 1} onClick={() => turn(1)} isForward />
        </div>
      </div>
      <div className="slots-days" role="tablist" aria-label={t`Jours`}>
        {week.days.map(({ day }, index) => {
          const { weekday, date } = shortDay(day);
          const isOpen = day === open.day;
          return (
            <button
              key={day}
              ref={(button) => {
                tabs.current[index] = button;
              }}
              type="button"
              role="tab"
              id={`${id}-${day}`}
              className="slots-day"
              aria-selected={isOpen}
              aria-controls={isOpen ? `${id}-times` : undefined}
              tabIndex={isOpen ? 0 : -1}
              onClick={() => show(day)}
              onKeyDown={(event) => walk(event, index)}
            >
              <span>{weekday}</span>
              <strong>{date}</strong>
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id={`${id}-times`} aria-labelledby={`${id}-${open.day}`}>
        <fieldset className="slots-times" aria-describedby={error ? `${id}-error` : undefined}>
          <legend>
            <span className="slots-legend">{longDay(open.day)}</span> <span className="quiet small">{t`Heure suisse`}</span>
          </legend>
          <Times title={t`Matin`} slots={open.slots.filter(isMorning)} {...{ id, chosen, onChoose }} />
          <Times title={t`Après-midi`} slots={open.slots.filter((slot) => !isMorning(slot))} {...{ id, chosen, onChoose }} />
          {error && (
            <p className="field-error" id={`${id}-error`} role="alert">
              {error}
            </p>
          )}
        </fieldset>
      </div>
    </div>
  );
}

function Times({
  title,
  slots,
  id,
  chosen,
  onChoose,
}: {
  title: string;
  slots: Slot[];
  id: string;
  chosen: Slot | null;
  onChoose(slot: Slot): void;
}) {
  if (slots.length === 0) return null;
  return (
    <div className="slots-part">
      <p className="small quiet">{title}</p>
      <div className="slots-grid">
        {slots.map((slot) => (
          <label key={slot.start} className="slot">
            <input
              type="radio"
              name={`${id}-slot`}
              value={slot.start}
              checked={chosen?.start === slot.start}
              onChange={() => onChoose(slot)}
            />
            <span>{slot.time}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

function Turn({ label, isPossible, isForward, onClick }: { label: string; isPossible: boolean; isForward?: boolean; onClick(): void }) {
  return (
    <button
      type="button"
      className="slots-turn"
      aria-label={label}
      aria-disabled={!isPossible}
      data-forward={isForward ? '' : undefined}
      onClick={() => isPossible && onClick()}
    >
      <span className="arrow" aria-hidden="true" />
    </button>
  );
}
