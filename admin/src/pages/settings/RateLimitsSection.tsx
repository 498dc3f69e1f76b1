import { NumberInput } from 'react-admin';
import { RATE_LIMIT } from '../../../../backend/src/rules/setting-fields.rules';
import { useApiQuery } from '../../api/call-api';
import type { RateLimitReport, SettingsOf } from '../../api/types';
import { Status } from '../../components/Status';
import { Table } from '../../components/Table';
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
  const { data } = useApiQuery('GET admin/rate-limits', {}, { refetchInterval: LIVE_MS });
  return (
    <Section id="rateLimits" title={t('settings.limits.title')} lead={t('settings.limits.lead')} history="rateLimits">
      <div className={styles.wide}>
        <Table
          label={t('settings.limits.title')}
          look="stacks"
          rows={rules}
          rowKey={(rule) => rule}
          columns={[
            [t('settings.limits.rule'), (rule) => t(`settings.limits.rules.${rule}`)],
            [t('settings.limits.max'), (rule) => <Limit rule={rule} name="max" words={t('settings.limits.max')} />, 'labelled'],
            [t('settings.limits.window'), (rule) => <Limit rule={rule} name="windowMs" words={t('settings.limits.window')} />, 'labelled'],
            [
              t('settings.limits.now'),
              (rule) => <Counted live={data?.rules.find((other) => other.rule === rule)} />,
              'words nowrap labelled',
            ],
          ]}
        />
      </div>
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

function Limit({ rule, name, words }: { rule: Rule; name: 'max' | 'windowMs'; words: string }) {
  const t = useText();
  return (
    <NumberInput
      source={`rateLimits.${rule}.${name}`}
      label={false}
      className={styles.limit}
      {...RATE_LIMIT[name]}
      slotProps={{ htmlInput: { 'aria-label': `${t(`settings.limits.rules.${rule}`)} – ${words}` }, formHelperText: { role: 'alert' } }}
    />
  );
}

function Counted({ live }: { live: RateLimitReport['rules'][number] | undefined }) {
  const t = useText();
  const { integer } = useFormat();
  if (!live) return '–';
  return (
    <>
      {t('settings.limits.live', { hits: integer(live.hits), buckets: integer(live.buckets) })}
      {live.blocked > 0 && (
        <div>
          <Status tone="fair">{t('settings.limits.blocked', { count: integer(live.blocked) })}</Status>
        </div>
      )}
    </>
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
