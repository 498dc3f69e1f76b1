import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { getJson } from '../../api/http-client';
import type { MailTemplate } from '../../api/types';
import { Banner } from '../../components/Banner';
import { LetterFrame } from '../../components/LetterFrame';
import page from '../../components/list-page.module.css';
import { PageTitle } from '../../components/PageTitle';
import { useText } from '../../i18n/use-text';
import { LoadingPage } from '../../layout/LoadingPage';
import styles from './outbox.module.css';

/** Every letter with sample data. */
export function TemplatePreviews() {
  const t = useText();
  const id = useId();
  const [chosen, setChosen] = useState('');
  const { data, error } = useQuery({
    queryKey: ['mail', 'templates'],
    queryFn: ({ signal }) => getJson<MailTemplate[]>('/api/admin/mail/templates', signal),
  });
  if (error)
    return (
      <Banner tone="poor" title={t('app.list.errorTitle')}>
        {error.message}
      </Banner>
    );
  const template = data?.find((one) => one.id === chosen) ?? data?.[0];
  if (!data || !template) return <LoadingPage />;
  return (
    <>
      <PageTitle>{t('outbox.preview.title')}</PageTitle>
      <p className={page.back}>
        <Link to="/outbox">{t('outbox.preview.back')}</Link>
      </p>
      <header className={styles.intro}>
        <h1>{t('outbox.preview.title')}</h1>
        <p>{t('outbox.preview.lead')}</p>
      </header>
      <div className={page.field}>
        <label htmlFor={id}>{t('outbox.preview.choose')}</label>
        <select id={id} className={page.select} value={template.id} onChange={({ target }) => setChosen(target.value)}>
          {data.map(({ id: name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <h2 className={styles.previewSubject}>{template.subject}</h2>
      <LetterFrame key={template.id} html={template.body_html} text={template.body_text} />
    </>
  );
}
