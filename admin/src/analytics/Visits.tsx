import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useApiQuery } from '../api/call-api';
import type { AnalyticsRecord } from '../api/types';
import { ChartSection } from '../components/chart/ChartSection';
import styles from '../components/chart/chart.module.css';
import { listLink } from '../components/list-link';
import { QueryContent } from '../components/QueryContent';
import { Table } from '../components/Table';
import { dateTime, integer } from '../format/format';
import { useText } from '../i18n/use-text';
import { VISITS_HEIGHT, VisitsDrawing } from './VisitsDrawing';

const dayOf = (day: string): string => day.split('-').reverse().join('.');
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** Visits per day: people, and technical openings apart; a bar opens its prospects, the slider below says who it was. */
export function Visits({ visits }: { visits: AnalyticsRecord['visits'] }) {
  const t = useText();
  const [selected, setSelected] = useState(visits.length - 1);
  const days = visits.map((visit) => ({
    ...visit,
    words: `${t('analytics.visits.words', { day: dayOf(visit.day), people: visit.people, technical: visit.technical })} (${t('analytics.visits.open', { smart_count: visit.prospects })})`,
    href: listLink('prospects', { visited_on: visit.day }),
  }));
  const [people, technical] = [t('analytics.visits.people'), t('analytics.visits.technical')];
  const totals = t('analytics.visits.totals', {
    people: integer(sum(visits.map((visit) => visit.people))),
    technical: integer(sum(visits.map((visit) => visit.technical))),
  });
  const isOneYear = visits[0]?.day.slice(0, 4) === visits.at(-1)?.day.slice(0, 4);
  return (
    <ChartSection
      title={t('analytics.visits.title')}
      help={`${t('analytics.visits.help')} ${totals}`}
      file={t('analytics.visits.file')}
      data={{
        head: [t('analytics.visits.column'), people, t('analytics.funnel.count'), technical],
        rows: days.map((day) => ({
          key: day.day,
          cells: [dayOf(day.day), day.people, { value: day.prospects, href: day.href }, day.technical],
        })),
      }}
      height={() => VISITS_HEIGHT}
      draw={(width) => (
        <VisitsDrawing
          {...{ width, days, selected, people, technical }}
          short={(day) => (isOneYear ? `${dayOf(day).slice(0, 5)}.` : `${dayOf(day).slice(0, 6)}${day.slice(2, 4)}`)}
        />
      )}
    >
      <DayOf days={days} selected={selected} onSelect={setSelected} />
    </ChartSection>
  );
}

interface DayOfProps {
  days: (AnalyticsRecord['visits'][number] & { href: string })[];
  selected: number;
  onSelect: (index: number) => void;
}

/** Who opened their page on one day, which the slider picks. */
function DayOf({ days, selected, onSelect }: DayOfProps) {
  const t = useText();
  const id = useId();
  const current = days[selected];
  if (!current) return null;
  const { day, people, technical } = current;
  const words = t('analytics.visits.words', { day: dayOf(day), people, technical });
  return (
    <>
      <label className="quiet block mt-3" htmlFor={id}>
        {t('analytics.visits.day')}
      </label>
      <div className={styles.day}>
        <input
          id={id}
          type="range"
          min={0}
          max={days.length - 1}
          value={selected}
          aria-valuetext={words}
          onChange={({ target }) => onSelect(Number(target.value))}
        />
      </div>
      <h3 className="mt-2" aria-live="polite">
        {words}
      </h3>
      {people + technical === 0 ? <p className="grey py-2">{t('analytics.visits.none')}</p> : <Visitors day={day} />}
      {current.prospects > 0 && (
        <p className="py-2">
          <Link to={current.href}>{t('analytics.visits.open', { smart_count: current.prospects })}</Link>
        </p>
      )}
    </>
  );
}

function Visitors({ day }: { day: string }) {
  const t = useText();
  return (
    <QueryContent query={useApiQuery('GET admin/analytics/visitors', { day })} failed={t('analytics.visits.failed')}>
      {({ visitors, total }) => (
        <>
          <Table
            look="figures-table"
            caption={dayOf(day)}
            rows={visitors}
            rowKey={({ prospect_id }) => prospect_id}
            columns={[
              [t('analytics.visits.prospect'), ({ prospect_id: id, company }) => <Link to={`/prospects/${id}/show`}>{company}</Link>],
              [t('analytics.visits.people'), ({ people }) => integer(people)],
              [t('analytics.visits.technical'), ({ technical }) => integer(technical)],
              [t('analytics.visits.last'), ({ last_at }) => dateTime(last_at).slice(-5)],
            ]}
          />
          {total > visitors.length && (
            <p className="grey py-2">{t('analytics.visits.more', { shown: visitors.length, total: integer(total) })}</p>
          )}
        </>
      )}
    </QueryContent>
  );
}
