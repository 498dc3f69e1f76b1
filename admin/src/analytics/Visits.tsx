import { useState } from 'react';
import { Link } from 'react-router';
import { useAnswer } from '../api/ask';
import type { AnalyticsRecord } from '../api/types';
import { DayLines } from '../components/chart/DayLines';
import { TableAlternative } from '../components/chart/TableAlternative';
import { Loaded } from '../components/Loaded';
import { Part } from '../components/Part';
import { Table } from '../components/Table';
import { dateTime, integer } from '../format/format';
import { useText } from '../i18n/use-text';

const dayOf = (day: string): string => day.split('-').reverse().join('.');
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** Visits per day: people, and technical openings apart; a day shows who it was. */
export function Visits({ visits }: { visits: AnalyticsRecord['visits'] }) {
  const t = useText();
  const [selected, setSelected] = useState(visits.length - 1);
  const people = visits.map((visit) => visit.people);
  const technical = visits.map((visit) => visit.technical);
  const current = visits[selected];
  const words = current
    ? t('analytics.visits.words', { day: dayOf(current.day), people: current.people, technical: current.technical })
    : '';
  const totals = t('analytics.visits.totals', { people: integer(sum(people)), technical: integer(sum(technical)) });
  return (
    <Part title={t('analytics.visits.title')} help={t('analytics.visits.help')}>
      <DayLines
        title={`${t('analytics.visits.title')}, ${totals}`}
        days={visits.map(({ day }) => dayOf(day))}
        first={{ label: t('analytics.visits.people'), values: people }}
        second={{ label: t('analytics.visits.technical'), values: technical }}
        selected={selected}
        onSelect={setSelected}
        words={words}
        dayLabel={t('analytics.visits.day')}
      />
      <h3 className="mt-4" aria-live="polite">
        {words}
      </h3>
      {current && current.people + current.technical === 0 && <p className="grey py-2">{t('analytics.visits.none')}</p>}
      {current && current.people + current.technical > 0 && <Visitors day={current.day} />}
      <TableAlternative
        caption={t('analytics.visits.title')}
        head={[t('analytics.visits.column'), t('analytics.visits.people'), t('analytics.visits.technical')]}
        rows={visits.map((visit, index) => ({
          key: visit.day,
          cells: [
            <button key={visit.day} type="button" className="text-button" onClick={() => setSelected(index)}>
              {dayOf(visit.day)}
            </button>,
            integer(visit.people),
            integer(visit.technical),
          ],
        }))}
      />
    </Part>
  );
}

function Visitors({ day }: { day: string }) {
  const t = useText();
  return (
    <Loaded query={useAnswer('GET admin/analytics/visitors', { day })} failed={t('analytics.visits.failed')}>
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
    </Loaded>
  );
}
