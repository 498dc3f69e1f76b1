import type { RetentionRunRecord } from '../../api/types';
import { Banner } from '../../components/Banner';
import { Status, type Tone } from '../../components/Status';
import { dateTime, integer } from '../../format/format';
import { type Text, type TextKey, useText } from '../../i18n/use-text';

const TONES: Record<RetentionRunRecord['state'], Tone> = { queued: 'neutral', running: 'accent', done: 'good', failed: 'poor' };

const kindName = (t: Text, kind: string): string => t(`personalData.retention.kind.${kind}` as TextKey);
const listOf = (t: Text, counts: Record<string, number>, integer: (value: number) => string): string =>
  Object.entries(counts)
    .map(([kind, count]) => t('personalData.outcome.entry', { name: kindName(t, kind), count: integer(count) }))
    .join(', ');

/** What the last nights did, what is under way, and what waits for a person. */
export function RetentionRuns({ runs }: { runs: RetentionRunRecord[] }) {
  const t = useText();
  const held = runs.find(({ state }) => state === 'done')?.held ?? {};
  return (
    <section className="part">
      <h2>{t('personalData.retention.runs')}</h2>
      {Object.keys(held).length > 0 && (
        <Banner tone="fair" title={t('personalData.retention.heldTitle')}>
          {t('personalData.retention.heldText', { list: listOf(t, held, integer) })}
        </Banner>
      )}
      {runs.length === 0 && <p className="grey mt-2">{t('personalData.retention.noRuns')}</p>}
      <ul className="lines" aria-live="polite">
        {runs.map((run) => (
          <RunLine key={run.id} run={run} />
        ))}
      </ul>
    </section>
  );
}

function RunLine({ run }: { run: RetentionRunRecord }) {
  const t = useText();
  const total = Object.values(run.removed).reduce((sum, count) => sum + count, 0);
  const cause =
    run.cause === 'night'
      ? t('personalData.retention.cause.night')
      : t('personalData.retention.cause.staff', { name: run.requested_by_email ?? '' });
  const isOpen = run.state === 'queued' || run.state === 'running';
  const words = isOpen
    ? run.kind
      ? t('personalData.retention.running', { kind: kindName(t, run.kind) })
      : t('personalData.retention.waiting')
    : total === 0
      ? t('personalData.retention.runNothing')
      : t('personalData.retention.runDone', { smart_count: total });
  return (
    <li>
      <div className="wrap break items-baseline between gap-1 gap-x-4">
        <Status tone={TONES[run.state]} {...(run.state === 'running' && { shape: 'running' as const })}>
          {words}
        </Status>
        <span className="quiet">
          {dateTime(run.finished_at ?? run.created_at)}, {cause}
        </span>
      </div>
      {total > 0 && <p className="quiet">{listOf(t, run.removed, integer)}</p>}
      {run.error && <p className="poor small">{run.error}</p>}
    </li>
  );
}
