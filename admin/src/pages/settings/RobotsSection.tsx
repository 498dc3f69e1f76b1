import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '../../api/call-api';
import { Status } from '../../components/Status';
import { serverMessage } from '../../form/server-errors';
import { useText } from '../../i18n/use-text';
import { useFieldValue } from './documents';
import { Field } from './fields';
import { Section } from './Section';
import styles from './settings.module.css';

const PAUSE_MS = 300;

/** robots.txt, checked by the server while somebody writes: its syntax, and what would defeat our own noindex. */
export function RobotsSection() {
  const t = useText();
  return (
    <Section id="robotsConfig" title={t('settings.robotsConfig.title')} lead={t('settings.robotsConfig.lead')} history="robotsConfig">
      <Field source="robotsConfig.active" wide />
      <Field source="robotsConfig.content" rows={12} />
      <Findings content={useFieldValue<string>('robotsConfig.content')} />
    </Section>
  );
}

function Findings({ content }: { content: string }) {
  const t = useText();
  const settled = useSettled(content);
  const { data, error } = useQuery({
    queryKey: ['settings', 'robots', settled],
    queryFn: () => callApi('POST admin/robots/check', { content: settled }),
    retry: false,
  });
  return (
    <div className={styles.wide} role="status">
      {error && <p className={styles.fault}>{serverMessage(error)}</p>}
      {data?.findings.length === 0 && <Status tone="good">{t('settings.robotsConfig.fine')}</Status>}
      <ul className={styles.changes}>
        {data?.findings.map(({ line, severity, message }) => (
          <li key={`${line} ${message}`}>
            <Status tone={severity === 'error' ? 'poor' : 'fair'}>{message}</Status>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A text once nothing was typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
