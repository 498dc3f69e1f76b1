import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useApiQuery } from '../../api/call-api';
import type { RetentionDue, RetentionPlan, SettingKey } from '../../api/types';
import { Banner } from '../../components/Banner';
import { serverMessage } from '../../form/server-errors';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { LoadingPage } from '../../layout/LoadingPage';
import { SettingsForm, useChanged, useDocuments } from '../settings/documents';
import { Field } from '../settings/fields';
import { Section } from '../settings/Section';
import { ApplyButton } from './ApplyDialog';
import { PersonalDataPage } from './PersonalDataPage';
import { RetentionKinds } from './RetentionKinds';
import { RetentionRuns } from './RetentionRuns';

const KEYS: SettingKey[] = ['retention', 'legal'];
const LOOK_MS = 1500;
const isUnderWay = ({ runs }: RetentionPlan): boolean => runs.some(({ state }) => state === 'queued' || state === 'running');

/** The retention periods, what is due, and the past runs. */
export function RetentionPage() {
  const t = useText();
  const documents = useDocuments(KEYS);
  const queries = useQueryClient();
  const plan = useApiQuery(
    'GET admin/personal-data/retention',
    {},
    { refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? LOOK_MS : false) },
  );
  const finished = plan.data?.runs.find(({ finished_at }) => finished_at)?.id;
  const due = useApiQuery(
    'GET admin/personal-data/retention/due',
    {},
    { queryKey: ['personal-data', 'due', finished], placeholderData: keepPreviousData, retry: false },
  );
  const error = plan.error ?? documents.error;
  return (
    <PersonalDataPage tab="retention">
      <p className="grey measure">{t('personalData.retention.lead')}</p>
      {error && (
        <Banner tone="poor" title={t('personalData.retention.loadFailed')}>
          {serverMessage(error)}
        </Banner>
      )}
      {!(documents.stored && plan.data) && !error && <LoadingPage />}
      {documents.stored && plan.data && (
        // saved periods change what is due
        <SettingsForm stored={documents.stored} onSaved={() => void queries.invalidateQueries({ queryKey: ['personal-data'] })}>
          <Automatic plan={plan.data} />
          <section className="part">
            <div className="row between gap-2 gap-x-4">
              <h2>{t('personalData.retention.kinds')}</h2>
              <ApplyNow due={due.data} isUnderWay={isUnderWay(plan.data)} />
            </div>
            {due.error && <Banner tone="fair">{serverMessage(due.error)}</Banner>}
            <RetentionKinds plan={plan.data} due={due.data} />
          </section>
          <RetentionRuns runs={plan.data.runs} />
          <section className="part">
            <h2>{t('personalData.retention.forever')}</h2>
            <ul className="lines measure">
              {(['suppressions', 'erasures', 'results'] as const).map((name) => (
                <li key={name}>{t(`personalData.retention.foreverList.${name}`)}</li>
              ))}
            </ul>
          </section>
        </SettingsForm>
      )}
    </PersonalDataPage>
  );
}

/** Waits until the periods that are typed are saved. */
function ApplyNow({ due, isUnderWay }: { due: RetentionDue | undefined; isUnderWay: boolean }) {
  const isChanged = useChanged().length > 0;
  return <ApplyButton due={due} isBlocked={isChanged || isUnderWay} />;
}

function Automatic({ plan: { next_run_at } }: { plan: RetentionPlan }) {
  const t = useText();
  const next = next_run_at ? t('personalData.retention.next', { date: dateTime(next_run_at) }) : t('personalData.retention.off');
  return (
    <Section
      id="retention"
      title={t('personalData.retention.automatic')}
      lead={t('personalData.retention.automaticLead')}
      history="retention"
    >
      <Field source="retention.enabled" label="personalData.retention.enabled" help={next} />
      <Field source="retention.time" label="personalData.retention.time" help="personalData.retention.timeHelp" kind="time" />
    </Section>
  );
}
