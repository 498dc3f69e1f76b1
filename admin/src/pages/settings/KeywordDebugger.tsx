import { Button } from '@mui/material';
import { useId, useState } from 'react';
import { useServer } from '../../api/data-provider';
import type { KeywordDebugAnswer } from '../../api/types';
import { ScrollingText } from '../../components/ScrollingText';
import { Status } from '../../components/Status';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { described, FieldFrame } from './fields';
import { Section } from './Section';
import styles from './settings.module.css';
import { fieldErrors, wordsOf } from './use-drafts';

/** One keyword call by hand, with the vendor's answer as it came. */
export function KeywordDebugger() {
  const t = useText();
  const server = useServer();
  const id = useId();
  const [domain, setDomain] = useState('');
  const [answer, setAnswer] = useState<KeywordDebugAnswer | null>(null);
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const ask = async () => {
    setError(undefined);
    setAnswer(null);
    setBusy(true);
    try {
      setAnswer(await server.debugKeywords(domain));
    } catch (failure) {
      setError(fieldErrors(failure).domain ?? wordsOf(failure));
    }
    setBusy(false);
  };
  return (
    <Section title={t('settings.debug.title')} lead={t('settings.debug.lead')}>
      <FieldFrame {...{ id, error }} label={t('settings.debug.domain')} wide>
        <div className={styles.row}>
          <input
            id={id}
            placeholder="exemple.ch"
            value={domain}
            onChange={({ target }) => setDomain(target.value)}
            {...described(id, undefined, error)}
          />
          <Button variant="outlined" disabled={isBusy} onClick={() => void ask()}>
            {t(isBusy ? 'settings.debug.asking' : 'settings.debug.ask')}
          </Button>
        </div>
      </FieldFrame>
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
