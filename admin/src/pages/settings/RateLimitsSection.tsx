import { NumberInput } from 'react-admin';
import { RATE_LIMIT } from '../../../../backend/src/rules/setting-fields.rules';
import { useAnswer } from '../../api/ask';
import type { RateLimitReport, SettingsOf } from '../../api/types';
import { ScrollingFrame } from '../../components/ScrollingFrame';
import { Status } from '../../components/Status';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { useSettings } from './documents';
import { Field } from './fields';
import { Section } from './Section';
import styles from './settings.module.css';

type Limits = SettingsOf<'rateLimits'>;
type Rule = keyof Limits;
const LIVE_MS = 5000;

/** How many requests a window lets through, and what is counted right now. */
export function RateLimitsSection() {
  const t = useText();
  const rules = Object.keys(useSettings().stored.rateLimits as Limits) as Rule[];
  const { data } = useAnswer('GET admin/rate-limits', {}, { refetchInterval: LIVE_MS });
  return (
    <Section title={t('settings.limits.title')} lead={t('settings.limits.lead')} history="rateLimits">
      <ScrollingFrame label={t('settings.limits.title')} className={styles.wide}>
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
              <Row key={rule} rule={rule} report={data} />
            ))}
          </tbody>
        </table>
      </ScrollingFrame>
      <Field
        source="rateLimits.unknownTokens.alarm"
        label="settings.limits.alarm"
        help="settings.limits.alarmHelp"
        kind="number"
        {...RATE_LIMIT.max}
        wide
      />
      {data && data.busiest.length > 0 && <Busiest rules={rules} busiest={data.busiest} />}
    </Section>
  );
}

function Row({ rule, report }: { rule: Rule; report: RateLimitReport | undefined }) {
  const t = useText();
  const { integer } = useFormat();
  const live = report?.rules.find((other) => other.rule === rule);
  const label = t(`settings.limits.rules.${rule}`);
  const field = (name: 'max' | 'windowMs', words: string) => (
    <NumberInput
      source={`rateLimits.${rule}.${name}`}
      label={false}
      {...RATE_LIMIT[name]}
      slotProps={{ htmlInput: { 'aria-label': `${label} – ${words}` }, formHelperText: { role: 'alert' } }}
    />
  );
  return (
    <tr>
      <td>{label}</td>
      <td>{field('max', t('settings.limits.max'))}</td>
      <td>{field('windowMs', t('settings.limits.window'))}</td>
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
