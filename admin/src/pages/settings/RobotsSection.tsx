import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServer } from '../../api/data-provider';
import { Status } from '../../components/Status';
import { useText } from '../../i18n/use-text';
import { SwitchField, TextField } from './fields';
import { Section } from './Section';
import styles from './settings.module.css';
import { type Drafts, wordsOf } from './use-drafts';

const PAUSE_MS = 300;

/** robots.txt, checked by the server while somebody writes: its syntax, and what would defeat our own noindex. */
export function RobotsSection({ drafts }: { drafts: Drafts }) {
  const t = useText();
  return (
    <Section title={t('settings.robots.title')} lead={t('settings.robots.lead')} history="robotsConfig" drafts={drafts}>
      <SwitchField
        drafts={drafts}
        of="robotsConfig"
        path="active"
        label={t('settings.robots.active')}
        help={t('settings.robots.activeHelp')}
        wide
      />
      <TextField drafts={drafts} of="robotsConfig" path="content" label={t('settings.robots.content')} rows={12} />
      <Findings content={String(drafts.get('robotsConfig', 'content') ?? '')} />
    </Section>
  );
}

function Findings({ content }: { content: string }) {
  const t = useText();
  const server = useServer();
  const settled = useSettled(content);
  const { data, error } = useQuery({ queryKey: ['settings', 'robots', settled], queryFn: () => server.checkRobots(settled), retry: false });
  return (
    <div className={styles.wide} role="status">
      {error && <p className={styles.fault}>{wordsOf(error)}</p>}
      {data?.findings.length === 0 && <Status tone="good">{t('settings.robots.fine')}</Status>}
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
