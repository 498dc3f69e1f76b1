import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import { useServer } from '../api/data-provider';
import type { AnalyticsRecord } from '../api/types';
import { DayLines } from '../components/chart/DayLines';
import { TableAlternative } from '../components/chart/TableAlternative';
import { Part } from '../components/Part';
import { dateTime, integer } from '../format/format';
import { useText } from '../i18n/use-text';
import styles from './analytics.module.css';

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
      <h3 className={styles.day} aria-live="polite">
        {words}
      </h3>
      {current && <Visitors day={current.day} isEmpty={current.people + current.technical === 0} />}
      <TableAlternative
        caption={t('analytics.visits.title')}
        head={[t('analytics.visits.column'), t('analytics.visits.people'), t('analytics.visits.technical')]}
        rows={visits.map((visit, index) => ({
          key: visit.day,
          cells: [
            <button key={visit.day} type="button" className={styles.dayButton} onClick={() => setSelected(index)}>
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

function Visitors({ day, isEmpty }: { day: string; isEmpty: boolean }) {
  const t = useText();
  const server = useServer();
  const createPath = useCreatePath();
  const { data, error } = useQuery({
    queryKey: ['analytics', 'visitors', day],
    queryFn: ({ signal }) => server.getVisitors(day, { signal }),
    enabled: !isEmpty,
  });
  if (isEmpty) return <p className={styles.none}>{t('analytics.visits.none')}</p>;
  if (error) return <p role="alert">{t('analytics.visits.failed')}</p>;
  if (!data) return <p className={styles.none}>{t('app.loading')}</p>;
  return (
    <>
      <table className={styles.table}>
        <caption className="sr-only">{dayOf(day)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('analytics.visits.prospect')}</th>
            <th scope="col">{t('analytics.visits.people')}</th>
            <th scope="col">{t('analytics.visits.technical')}</th>
            <th scope="col">{t('analytics.visits.last')}</th>
          </tr>
        </thead>
        <tbody>
          {data.visitors.map(({ prospect_id, company, people, technical, last_at }) => (
            <tr key={prospect_id}>
              <th scope="row">
                <Link to={createPath({ resource: 'prospects', type: 'show', id: prospect_id })}>{company}</Link>
              </th>
              <td>{integer(people)}</td>
              <td>{integer(technical)}</td>
              <td>{dateTime(last_at).slice(-5)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {data.total > data.visitors.length && (
        <p className={styles.none}>{t('analytics.visits.more', { shown: data.visitors.length, total: integer(data.total) })}</p>
      )}
    </>
  );
}
