import type { ReactNode } from 'react';
import { pointsOutOf4 } from '../../../../../backend/src/rules/quiz-points.rules';
import { causeText } from '../../../api/cause-text';
import type { HistoryEntry } from '../../../api/types';
import { dateTime, integer } from '../../../format/format';
import { useFormat } from '../../../format/use-format';
import { fr } from '../../../i18n/fr';
import { type TextKey, useText } from '../../../i18n/use-text';
import { flagIdsOf } from '../review/flag-ids';
import { useFlagName } from '../review/use-flags';
import styles from './history.module.css';

type WithData = Extract<HistoryEntry, { data: unknown }>;
type Entry<Kind extends WithData['kind']> = Extract<WithData, { kind: Kind }>['data'];

/** One event: date, title, details. */
export function HistoryItem({ entry }: { entry: HistoryEntry }) {
  const t = useText();
  return (
    <li className={styles.line}>
      <time className="grey" dateTime={entry.at}>
        {dateTime(entry.at)}
      </time>
      <span className="grey">{t(`prospects.history.kind.${entry.kind}`)}</span>
      <div className="break">
        <EntryDetails entry={entry} />
      </div>
    </li>
  );
}

function EntryDetails({ entry }: { entry: HistoryEntry }) {
  switch (entry.kind) {
    case 'measurement':
      return <Measured data={entry.data} />;
    case 'visit':
    case 'technical':
      return <Visited data={entry.data} />;
    case 'answer':
      return <Answered data={entry.data} />;
    case 'email':
      return <Mailed data={entry.data} />;
    case 'change':
      return <Changed data={entry.data} />;
    case 'appointment':
      return <Booked data={entry.data} />;
    case 'request':
      return <Requested data={entry.data} />;
    case 'status':
      return <Moved move={entry} />;
  }
}

function Measured({
  data: { analysis, state, provider, error, duration_ms, changes, first, break: broken, previous, former_site },
}: {
  data: Entry<'measurement'>;
}) {
  const t = useText();
  const { duration } = useFormat();
  const origin = [provider, duration_ms ? duration(duration_ms) : null].filter(Boolean).join(', ');
  return (
    <>
      <p>
        {t(`analysis.name.${analysis}`)} <Side>{[t(`analysis.state.${state}`), origin].filter(Boolean).join(', ')}</Side>
      </p>
      {former_site !== null && <p className="grey">{t('prospects.history.formerSite', { site: former_site })}</p>}
      {error && (
        <p className="grey">
          {state === 'failed' ? t('prospects.history.failedMeasure', { message: causeText(error) }) : causeText(error)}
        </p>
      )}
      {state === 'measured' && broken && (
        <p className="grey">{t(`prospects.history.break.${broken}`, { before: previous?.provider ?? '–' })}</p>
      )}
      {state === 'measured' && !broken && <Differences changes={changes} first={first} />}
    </>
  );
}

function Differences({ changes, first }: Pick<Entry<'measurement'>, 'changes' | 'first'>) {
  const t = useText();
  const value = useValue();
  if (!changes) return <p className="grey">{t(first ? 'prospects.history.first' : 'prospects.history.incomparable')}</p>;
  const { figures, keywords, issues } = changes;
  const [gained, lost, moved] = [keywords.gained.length, keywords.lost.length, keywords.moved.length];
  const inWords = (figure: string, part: string | number | boolean | null) =>
    figure === 'outcome' ? labelOf(t, 'analysis.connectivity.short', String(part), '–') : value(part);
  const lines = figures.map(({ figure, from, to }) =>
    t('prospects.history.change', {
      name: labelOf(t, 'prospects.history.figure', figure),
      from: inWords(figure, from),
      to: inWords(figure, to),
    }),
  );
  if (gained + lost + moved > 0) lines.push(t('prospects.history.keywords', { gained, lost, moved }));
  if (issues.new.length + issues.solved.length > 0)
    lines.push(t('prospects.history.issues', { new: issues.new.length, solved: issues.solved.length }));
  return lines.length > 0 ? lines.map((line) => <p key={line}>{line}</p>) : <p className="grey">{t('prospects.history.same')}</p>;
}

function Visited({ data: { type, actor } }: { data: Entry<'visit'> }) {
  const t = useText();
  return (
    <p>
      {t(`prospects.history.visit.${type}`)} <Side>{t(`prospects.history.actor.${actor}`)}</Side>
    </p>
  );
}

function Answered({ data: { question, answer, points } }: { data: Entry<'answer'> }) {
  const t = useText();
  const { decimal } = useFormat();
  return (
    <>
      <p className="grey">{question}</p>
      <p>
        {answer} <Side>{t('prospects.history.points', { points: decimal(pointsOutOf4(points)) })}</Side>
      </p>
    </>
  );
}

function Mailed({ data: { subject, recipient, status, error, campaign } }: { data: Entry<'email'> }) {
  const t = useText();
  const title = subject || t('prospects.history.noSubject');
  return (
    <>
      <p>
        {recipient ? t('prospects.history.email', { subject: title, recipient }) : title}{' '}
        <Side>
          {[labelOf(t, 'prospects.history.status', status), campaign && t('prospects.history.campaign', { name: campaign })]
            .filter(Boolean)
            .join(', ')}
        </Side>
      </p>
      {error && <p className="grey">{error}</p>}
    </>
  );
}

function Changed({ data: { action, by, fields } }: { data: Entry<'change'> }) {
  const t = useText();
  const value = useValue();
  const spoken = useSpoken();
  const known = Object.hasOwn(fr.prospects.history.action, action);
  const what = known ? t(`prospects.history.action.${action as 'update'}`) : t('prospects.history.action.other', { action });
  return (
    <>
      <p>
        {what} {by && <Side>{t('prospects.history.by', { name: by })}</Side>}
      </p>
      {action !== 'create' &&
        fields.map(({ field, from, to }) => (
          <p key={field}>
            {t('prospects.history.change', {
              name: labelOf(t, 'resources.prospects.fields.metadata', field, labelOf(t, 'resources.prospects.fields', field)),
              from: value(spoken(field, from)),
              to: value(spoken(field, to)),
            })}
          </p>
        ))}
    </>
  );
}

function Booked({ data: { start_at, status, by } }: { data: Entry<'appointment'> }) {
  const t = useText();
  return (
    <p>
      {t('prospects.history.appointment', { date: dateTime(start_at) })}{' '}
      <Side>
        {[labelOf(t, 'prospects.history.status', status), by && t('appointments.book.by', { name: by })].filter(Boolean).join(', ')}
      </Side>
    </p>
  );
}

function Requested({ data: { type, status, email } }: { data: Entry<'request'> }) {
  const t = useText();
  return (
    <p>
      {type === 'audit' ? t('prospects.history.audit') : t('prospects.history.referral', { email })}{' '}
      <Side>{labelOf(t, 'prospects.history.status', status)}</Side>
    </p>
  );
}

function Moved({ move: { from, to, cause, by, reason } }: { move: Extract<HistoryEntry, { kind: 'status' }> }) {
  const t = useText();
  return (
    <>
      <p>
        {t('prospects.history.change', {
          name: t('resources.prospects.fields.status'),
          from: t(`prospects.status.${from}`),
          to: t(`prospects.status.${to}`),
        })}{' '}
        <Side>{by ? t('prospects.history.by', { name: by }) : t(`prospects.history.cause.${cause}`)}</Side>
      </p>
      {reason && <p className="grey">{reason}</p>}
    </>
  );
}

const Side = ({ children }: { children: ReactNode }) => <span className="grey">{children}</span>;

/** The word for a name that the server gives; the name itself where there is none. */
function labelOf(t: ReturnType<typeof useText>, path: string, name: string, fallback = name): string {
  const tree = path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], fr);
  const isKnown = typeof tree === 'object' && tree !== null && typeof (tree as Record<string, unknown>)[name] === 'string';
  return isKnown ? t(`${path}.${name}` as TextKey) : fallback;
}

/** A changed value in words. */
function useSpoken() {
  const t = useText();
  const flagName = useFlagName();
  return (field: string, value: string | null): string | null => {
    if (!value) return value;
    if (field === 'status') return labelOf(t, 'prospects.status', value);
    if (field === 'review_status') return labelOf(t, 'bulk.review', value);
    return field === 'flags' ? flagIdsOf(value).map(flagName).join(', ') : value;
  };
}

/** A figure or a text as it is read, short. */
function useValue() {
  const t = useText();
  const { decimal } = useFormat();
  return (value: number | string | boolean | null): string => {
    if (value === null) return t('prospects.history.nothing');
    if (typeof value === 'number') return Number.isInteger(value) ? integer(value) : decimal(value);
    if (typeof value === 'boolean') return t(value ? 'analysis.yes' : 'analysis.no');
    return value.length > 80 ? `${value.slice(0, 79)}…` : value;
  };
}
