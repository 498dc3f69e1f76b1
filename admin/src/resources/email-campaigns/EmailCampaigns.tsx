import { Button } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { CanAccess, useDataProvider, useGetList } from 'react-admin';
import { Link } from 'react-router';
import type { CampaignRecord } from '../../api/types';
import { Banner } from '../../components/Banner';
import { Field } from '../../components/Field';
import { PageHead } from '../../components/PageHead';
import { useText } from '../../i18n/use-text';
import { CampaignState } from '../campaigns/CampaignState';
import styles from '../campaigns/campaigns.module.css';
import { SenderNotice } from '../campaigns/SenderNotice';
import { useServerChange } from '../campaigns/use-server-change';
import { AddProspect } from './AddProspect';
import { WebhookSection } from './WebhookSection';

const AT_PROVIDER = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'created_at', order: 'DESC' },
  filter: { at_provider: true },
} as const;

/** The campaigns at the e-mail provider (specification 3, section 2.5). */
export function EmailCampaigns() {
  const t = useText();
  const { data, error, isPending } = useGetList<CampaignRecord>('campaigns', AT_PROVIDER);
  return (
    <>
      <PageHead title={t('campaigns.provider.title')} lead={t('campaigns.provider.lead')} />
      <CreateForm />
      <section className={styles.section}>
        <h2>{t('campaigns.provider.active')}</h2>
        {error && (
          <Banner tone="poor" title={t('campaigns.provider.failed')}>
            {error.message}
          </Banner>
        )}
        {!isPending && !error && data?.length === 0 && (
          <p className={styles.quiet}>
            {t('campaigns.provider.none')} {t('campaigns.provider.noneText')}
          </p>
        )}
        <ul className={styles.lines}>
          {data?.map((campaign) => (
            <li key={campaign.id}>
              <Link to={`/campaigns/${campaign.id}/show`}>{campaign.name}</Link>
              <CampaignState campaign={campaign} />
              <span className={`${styles.help} ${styles.number}`}>
                {t('campaigns.ledger.sent')} {campaign.sent_count} · {t('campaigns.figure.open')} {campaign.open_count} ·{' '}
                {t('campaigns.figure.click')} {campaign.click_count}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <AddProspect campaigns={data ?? []} />
      <CanAccess action="edit" resource="api-keys" accessDenied={null}>
        <WebhookSection />
      </CanAccess>
    </>
  );
}

/** Name and template are required (specification 3, section 5). */
function CreateForm() {
  const t = useText();
  const provider = useDataProvider();
  const { change, isPending } = useServerChange();
  const [name, setName] = useState('');
  const [template, setTemplate] = useState('');
  const isComplete = name.trim() !== '' && template.trim() !== '';
  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete) return;
    const data = { name, subject: name, template, channel: 'emelia', createAtProvider: true };
    const isDone = await change(
      async () => {
        await provider.create('campaigns', { data });
        return t('campaigns.provider.created');
      },
      (message) => t('campaigns.provider.createFailed', { message }),
    );
    if (!isDone) return;
    setName('');
    setTemplate('');
  };
  return (
    <section className={styles.section}>
      <h2>{t('campaigns.provider.create')}</h2>
      <SenderNotice />
      <form className={styles.inline} onSubmit={(event) => void create(event)} noValidate>
        <Field label={t('campaigns.provider.name')}>
          {(props) => <input {...props} required value={name} maxLength={200} onChange={({ target }) => setName(target.value)} />}
        </Field>
        <Field label={t('campaigns.provider.template')}>
          {(props) => <textarea {...props} required rows={5} value={template} onChange={({ target }) => setTemplate(target.value)} />}
        </Field>
        {!isComplete && <p className={styles.help}>{t('campaigns.provider.why')}</p>}
        <Button type="submit" variant="contained" disabled={!isComplete || isPending}>
          {t('campaigns.provider.submit')}
        </Button>
      </form>
    </section>
  );
}
