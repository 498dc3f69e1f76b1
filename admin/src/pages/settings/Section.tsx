import { Button } from '@mui/material';
import { isValidElement, type ReactElement, type ReactNode, useState } from 'react';
import type { SettingKey } from '../../api/types';
import { type TextKey, useText } from '../../i18n/use-text';
import { Field, type FieldProps } from './fields';
import { HistoryDialog } from './HistoryDialog';
import { useInIndex } from './page-index';
import { type DeclaredKey, SECTIONS } from './sections';
import styles from './settings.module.css';

interface SectionProps {
  /** In the address of the page, `#id`, and in its index. */
  id: string;
  title: string;
  lead?: ReactNode;
  /** The document whose history can be opened here. */
  history?: SettingKey;
  children: ReactNode;
}

/** One subject: its name and what it is about on the left, its fields on the right. */
export function Section({ id, title, lead, history, children }: SectionProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  useInIndex(id, title);
  return (
    <section id={id} className={styles.section} tabIndex={-1}>
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
      {isOpen && history && <HistoryDialog of={history} title={title} onClose={() => setOpen(false)} />}
    </section>
  );
}

/** The section of a document, as it is declared. */
export function DeclaredSection({ of }: { of: DeclaredKey }) {
  const t = useText();
  const fields: readonly (string | ReactElement | (Omit<FieldProps, 'source'> & { name: string }))[] = SECTIONS[of];
  return (
    <Section id={of} title={t(`settings.${of}.title`)} lead={t(`settings.${of}.lead` as TextKey, { _: '' })} history={of}>
      {fields.map((field) => {
        if (isValidElement(field)) return field;
        const { name, ...plain } = typeof field === 'string' ? { name: field } : (field as FieldProps & { name: string });
        return <Field key={name} {...plain} source={`${of}.${name}`} />;
      })}
    </Section>
  );
}
