import { Button } from '@mui/material';
import { useState } from 'react';
import { useServer } from '../../api/data-provider';
import type { SelfTest } from '../../api/types';
import { Banner } from '../../components/Banner';
import { Status } from '../../components/Status';
import { useText } from '../../i18n/use-text';
import { Section } from './Section';
import styles from './settings.module.css';
import { wordsOf } from './use-drafts';

/** The protections of this installation, tried when somebody asks. */
export function SelfTestsSection() {
  const t = useText();
  const server = useServer();
  const [results, setResults] = useState<SelfTest[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    setFailure(null);
    try {
      setResults(await server.runSelfTests());
    } catch (error) {
      setFailure(wordsOf(error));
    }
    setBusy(false);
  };
  return (
    <Section title={t('settings.selfTests.title')} lead={t('settings.selfTests.lead')}>
      <p className={styles.wide}>
        <Button variant="outlined" disabled={isBusy} onClick={() => void run()}>
          {t(isBusy ? 'settings.selfTests.running' : 'settings.selfTests.run')}
        </Button>
      </p>
      {failure && (
        <div className={styles.wide}>
          <Banner tone="poor">{failure}</Banner>
        </div>
      )}
      <ul className={`${styles.wide} ${styles.versions}`} aria-live="polite">
        {results?.map(({ name, ok, message }) => (
          <li key={name}>
            <Status tone={ok ? 'good' : 'poor'}>
              <strong>{t(`settings.selfTests.${name}`)}</strong> – {t(ok ? 'settings.selfTests.passed' : 'settings.selfTests.failed')}
            </Status>
            <p className={styles.grey}>{message}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
