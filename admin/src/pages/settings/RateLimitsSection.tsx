import { useQuery } from '@tanstack/react-query';
import { useServer } from '../../api/data-provider';
import type { RateLimitReport, SettingsOf } from '../../api/types';
import { Status } from '../../components/Status';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { NumberField } from './fields';
import { Section } from './Section';
import styles from './settings.module.css';
import type { Drafts } from './use-drafts';

type Limits = SettingsOf<'rateLimits'>;
type Rule = keyof Limits;
const LIVE_MS = 5000;

/** How many requests a window lets through, and what is counted right now. */
export function RateLimitsSection({ drafts }: { drafts: Drafts }) {
  const t = useText();
  const server = useServer();
  const rules = Object.keys(drafts.get('rateLimits', '') as Limits) as Rule[];
  const { data } = useQuery({ queryKey: ['settings', 'rate-limits'], queryFn: () => server.getLimitCounters(), refetchInterval: LIVE_MS });
  return (
    <Section title={t('settings.limits.title')} lead={t('settings.limits.lead')} history="rateLimits" drafts={drafts}>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('settings.limits.rule')}</th>
              <th scope="col">{t('settings.limits.max')}</th>
              <th scope="col">{t('settings.limits.window')}</th>
              <th scope="col">{t('settings.limits.now')}</th>
            </tr>
          </thead>
          <tbody>
            {rules.map((rule) => (
              <Row key={rule} rule={rule} drafts={drafts} report={data} />
            ))}
          </tbody>
        </table>
      </div>
      <NumberField
        drafts={drafts}
        of="rateLimits"
        path="unknownTokens.alarm"
        label={t('settings.limits.alarm')}
        help={t('settings.limits.alarmHelp')}
        min={1}
        wide
      />
      {data && data.busiest.length > 0 && <Busiest rules={rules} busiest={data.busiest} />}
    </Section>
  );
}

function Row({ rule, drafts, report }: { rule: Rule; drafts: Drafts; report: RateLimitReport | undefined }) {
  const t = useText();
  const { integer } = useFormat();
  const live = report?.rules.find((other) => other.rule === rule);
  const label = t(`settings.limits.rules.${rule}`);
  const fault = (['max', 'windowMs'] as const).map((name) => drafts.errorOf('rateLimits', `${rule}.${name}`)).find(Boolean);
  const field = (name: 'max' | 'windowMs', min: number, words: string) => (
    <input
      type="number"
      min={min}
      aria-label={`${label} – ${words}`}
      aria-invalid={Boolean(drafts.errorOf('rateLimits', `${rule}.${name}`))}
      value={(drafts.get('rateLimits', `${rule}.${name}`) as number | null) ?? ''}
      onChange={({ target }) => drafts.set('rateLimits', `${rule}.${name}`, target.value === '' ? null : Number(target.value))}
    />
  );
  return (
    <tr>
      <td>
        {label}
        {fault && (
          <p className={styles.fault} role="alert">
            {fault}
          </p>
        )}
      </td>
      <td>{field('max', 1, t('settings.limits.max'))}</td>
      <td>{field('windowMs', 1000, t('settings.limits.window'))}</td>
      <td className={styles.figure}>
        {live ? t('settings.limits.live', { hits: integer(live.hits), buckets: integer(live.buckets) }) : '–'}
        {live && live.blocked > 0 && (
          <div>
            <Status tone="fair">{t('settings.limits.blocked', { count: integer(live.blocked) })}</Status>
          </div>
        )}
      </td>
    </tr>
  );
}

function Busiest({ rules, busiest }: Pick<RateLimitReport, 'busiest'> & { rules: readonly Rule[] }) {
  const t = useText();
  const { integer, dateTime } = useFormat();
  return (
    <details className={styles.wide}>
      <summary>{t('settings.limits.busiest')}</summary>
      <ul className={styles.changes}>
        {busiest.map(({ rule, subject, hits, max, resets_at }) => (
          <li key={`${rule} ${subject}`}>
            <code>{subject}</code> · {rules.includes(rule as Rule) ? t(`settings.limits.rules.${rule as Rule}`) : rule} · {integer(hits)}/
            {integer(max)} · {t('settings.limits.until', { date: dateTime(resets_at) })}
          </li>
        ))}
      </ul>
    </details>
  );
}
