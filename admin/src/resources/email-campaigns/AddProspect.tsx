import { Button } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useServer } from '../../api/data-provider';
import type { CampaignRecord, ProspectRecord } from '../../api/types';
import { Banner } from '../../components/Banner';
import { Field } from '../../components/Field';
import { useText } from '../../i18n/use-text';
import styles from '../campaigns/campaigns.module.css';
import { useServerChange } from '../campaigns/use-server-change';

/** One person into one campaign; the server says why not. */
export function AddProspect({ campaigns }: { campaigns: CampaignRecord[] }) {
  const t = useText();
  const server = useServer();
  const { change, isPending } = useServerChange();
  const [campaign, setCampaign] = useState('');
  const [prospect, setProspect] = useState('');
  const [words, setWords] = useState('');
  const { data = [], error } = useGetList<ProspectRecord>('prospects', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'created_at', order: 'DESC' },
    filter: words.trim() ? { q: words.trim() } : {},
  });
  const isComplete = campaign !== '' && prospect !== '';
  const add = () =>
    void change(
      async () => {
        await server.addToCampaign(campaign, prospect);
        setProspect('');
        return t('campaigns.provider.added');
      },
      (message) => t('campaigns.provider.addFailed', { message }),
    );
  return (
    <section className={styles.section}>
      <h2>{t('campaigns.provider.add')}</h2>
      {error && (
        <Banner tone="poor" title={t('campaigns.provider.prospectsFailed')}>
          {error.message}
        </Banner>
      )}
      <div className={styles.inline}>
        <Field label={t('campaigns.provider.campaign')}>
          {(props) => (
            <select {...props} value={campaign} onChange={({ target }) => setCampaign(target.value)}>
              <option value="">{t('campaigns.provider.choose')}</option>
              {campaigns.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t('campaigns.provider.find')}>
          {(props) => <input {...props} type="search" value={words} onChange={({ target }) => setWords(target.value)} />}
        </Field>
        <Field label={t('campaigns.provider.prospect')}>
          {(props) => (
            <select {...props} value={prospect} onChange={({ target }) => setProspect(target.value)}>
              <option value="">{t('campaigns.provider.choose')}</option>
              {data.map(({ id, company, email }) => (
                <option key={id} value={id}>
                  {company}, {email}
                </option>
              ))}
            </select>
          )}
        </Field>
        {!isComplete && <p className={styles.help}>{t('campaigns.provider.addWhy')}</p>}
        <Button variant="outlined" disabled={!isComplete || isPending} onClick={add}>
          {t('campaigns.provider.addSubmit')}
        </Button>
      </div>
    </section>
  );
}
