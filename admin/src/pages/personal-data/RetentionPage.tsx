import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServer } from '../../api/data-provider';
import type { RetentionPlan, SettingKey } from '../../api/types';
import { Banner } from '../../components/Banner';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { LoadingPage } from '../../layout/LoadingPage';
import { SwitchField, TextField } from '../settings/fields';
import { Section } from '../settings/Section';
import { LeaveGuard, SaveBar } from '../settings/SettingsPage';
import { type Drafts, useDrafts, wordsOf } from '../settings/use-drafts';
import { ApplyButton } from './ApplyDialog';
import { DeskPage } from './DeskPage';
import styles from './personal-data.module.css';
import { RetentionKinds } from './RetentionKinds';
import { RetentionRuns } from './RetentionRuns';

const KEYS: SettingKey[] = ['retention', 'legal'];
const LOOK_MS = 1500;
const isUnderWay = ({ runs }: RetentionPlan): boolean => runs.some(({ state }) => state === 'queued' || state === 'running');

/** What is kept how long, what is due, and what the nights did. */
export function RetentionPage() {
  const t = useText();
  const server = useServer();
  const drafts = useDrafts(KEYS);
  const queries = useQueryClient();
  // saved periods change what is due
  useEffect(() => {
    if (drafts.saved) void queries.invalidateQueries({ queryKey: ['personal-data'] });
  }, [drafts.saved, queries]);
  const plan = useQuery({
    queryKey: ['personal-data', 'retention'],
    queryFn: ({ signal }) => server.getRetention(signal),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? LOOK_MS : false),
  });
  const finished = plan.data?.runs.find(({ finished_at }) => finished_at)?.id;
  const due = useQuery({
    queryKey: ['personal-data', 'due', finished],
    queryFn: ({ signal }) => server.countDue(signal),
    placeholderData: (previous) => previous,
    retry: false,
  });
  const error = plan.error ?? drafts.loadError;
  const isReady = drafts.isReady && plan.data;
  return (
    <DeskPage tab="retention">
      <p className={styles.lead}>{t('personalData.retention.lead')}</p>
      {error && (
        <Banner tone="poor" title={t('personalData.retention.loadFailed')}>
          {wordsOf(error)}
        </Banner>
      )}
      {!isReady && !error && <LoadingPage />}
      {isReady && (
        <>
          <Automatic drafts={drafts} plan={plan.data} />
          <section className={styles.part}>
            <div className={styles.partHead}>
              <h2>{t('personalData.retention.kinds')}</h2>
              <ApplyButton due={due.data} isBlocked={drafts.dirty.length > 0 || isUnderWay(plan.data)} />
            </div>
            {due.error && <Banner tone="fair">{wordsOf(due.error)}</Banner>}
            <RetentionKinds plan={plan.data} due={due.data} drafts={drafts} />
          </section>
          <RetentionRuns runs={plan.data.runs} />
          <section className={styles.part}>
            <h2>{t('personalData.retention.forever')}</h2>
            <ul className={styles.plain}>
              {(['suppressions', 'erasures', 'results'] as const).map((name) => (
                <li key={name}>{t(`personalData.retention.foreverList.${name}`)}</li>
              ))}
            </ul>
          </section>
          <SaveBar drafts={drafts} />
        </>
      )}
      <LeaveGuard drafts={drafts} />
    </DeskPage>
  );
}

function Automatic({ drafts, plan: { next_run_at } }: { drafts: Drafts; plan: RetentionPlan }) {
  const t = useText();
  const { dateTime } = useFormat();
  const of = { drafts, of: 'retention' } as const;
  const next = next_run_at ? t('personalData.retention.next', { date: dateTime(next_run_at) }) : t('personalData.retention.off');
  return (
    <Section
      title={t('personalData.retention.automatic')}
      lead={t('personalData.retention.automaticLead')}
      history="retention"
      drafts={drafts}
    >
      <SwitchField {...of} path="enabled" label={t('personalData.retention.enabled')} help={next} />
      <TextField {...of} path="time" type="time" label={t('personalData.retention.time')} help={t('personalData.retention.timeHelp')} />
    </Section>
  );
}
