import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { SettingKey } from '../../api/types';
import { useText } from '../../i18n/use-text';
import { HistoryDialog } from './HistoryDialog';
import styles from './settings.module.css';
import type { Drafts } from './use-drafts';

interface SectionProps {
  title: string;
  lead?: ReactNode;
  /** The document whose history can be opened here. */
  history?: SettingKey;
  drafts?: Drafts;
  children: ReactNode;
}

/** One subject: its name and what it is about on the left, its fields on the right. */
export function Section({ title, lead, history, drafts, children }: SectionProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.section}>
      <header>
        <h2>{title}</h2>
        {lead && <div className={styles.lead}>{lead}</div>}
        {history && (
          <Button
            variant="text"
            className={styles.history}
            onClick={() => setOpen(true)}
            aria-label={`${t('settings.history.open')} – ${title}`}
          >
            {t('settings.history.open')}
          </Button>
        )}
      </header>
      <div className={styles.fields}>{children}</div>
      {isOpen && history && drafts && <HistoryDialog of={history} title={title} drafts={drafts} onClose={() => setOpen(false)} />}
    </section>
  );
}
