import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../api/call-api';
import { Banner } from '../../components/Banner';
import { Status } from '../../components/Status';
import { serverMessage } from '../../form/server-errors';
import { useText } from '../../i18n/use-text';
import { Section } from './Section';
import styles from './settings.module.css';

/** The protections of this installation, tried when somebody asks. */
export function SelfTestsSection() {
  const t = useText();
  const run = useMutation({ mutationFn: () => callApi('POST admin/self-tests') });
  return (
    <Section id="self-tests" title={t('settings.selfTests.title')} lead={t('settings.selfTests.lead')}>
      <p className={styles.wide}>
        <Button variant="outlined" disabled={run.isPending} onClick={() => run.mutate()}>
          {t(run.isPending ? 'settings.selfTests.running' : 'settings.selfTests.run')}
        </Button>
      </p>
      {run.error && (
        <div className={styles.wide}>
          <Banner tone="poor">{serverMessage(run.error)}</Banner>
        </div>
      )}
      <ul className={`${styles.wide} ${styles.versions}`} aria-live="polite">
        {run.data?.map(({ name, ok, message }) => (
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
