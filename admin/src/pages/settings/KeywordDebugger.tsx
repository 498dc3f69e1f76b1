import { useState } from 'react';
import { callApi } from '../../api/call-api';
import type { KeywordDebugAnswer } from '../../api/types';
import { ScrollingText } from '../../components/ScrollingText';
import { Status } from '../../components/Status';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { Section } from './Section';
import { SingleFieldForm } from './SingleFieldForm';
import styles from './settings.module.css';

/** One keyword call by hand, with the vendor's answer as it came. */
export function KeywordDebugger() {
  const t = useText();
  const [answer, setAnswer] = useState<KeywordDebugAnswer | null>(null);
  const debug = async (domain: string) => {
    setAnswer(null);
    setAnswer(await callApi('POST admin/keyword-debug', { domain }));
  };
  return (
    <Section id="keyword-debug" title={t('settings.debug.title')} lead={t('settings.debug.lead')}>
      <SingleFieldForm
        name="domain"
        value=""
        label="settings.debug.domain"
        placeholder="exemple.ch"
        wide
        ask={debug}
        submit="settings.debug.ask"
        busy="settings.debug.asking"
      />
      <div className={styles.wide} role="status">
        {answer && <Answer answer={answer} />}
      </div>
    </Section>
  );
}

function Answer({ answer: { success, status, statusText, error, details, data, duration_ms } }: { answer: KeywordDebugAnswer }) {
  const t = useText();
  const { integer } = useFormat();
  return (
    <>
      <p>
        <Status tone={success ? 'good' : 'poor'}>{t(success ? 'settings.debug.success' : 'settings.debug.failed')}</Status>
      </p>
      <dl className={styles.facts}>
        <dt>status</dt>
        <dd>{status === null ? t('settings.debug.noAnswer') : `${status} ${statusText}`}</dd>
        {error && <dt>error</dt>}
        {error && <dd>{error}</dd>}
        {details && <dt>details</dt>}
        {details && <dd>{details}</dd>}
        {data && <dt>status_code</dt>}
        {data && <dd>{`${data.status_code ?? '∅'} ${data.status_message ?? ''}`}</dd>}
        <dt>{t('settings.debug.duration')}</dt>
        <dd>{`${integer(duration_ms)} ms`}</dd>
      </dl>
      {data && (
        <>
          <p className={styles.legend}>tasks</p>
          <ScrollingText>{JSON.stringify(data.tasks, null, 2)}</ScrollingText>
        </>
      )}
    </>
  );
}
