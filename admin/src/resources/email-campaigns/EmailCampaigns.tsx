import { useState } from 'react';
import { CanAccess, TextInput, useDataProvider, useGetList, useRefresh } from 'react-admin';
import { Link } from 'react-router';
import type { CampaignRecord } from '../../api/types';
import { Banner } from '../../components/Banner';
import { showNotice } from '../../components/notice';
import { PageHead } from '../../components/PageHead';
import { PlainForm, SubmitButton } from '../../form/FormBody';
import { FormError } from '../../form/FormError';
import { limitLength } from '../../form/inputs';
import { useSubmit } from '../../form/use-submit';
import { useText } from '../../i18n/use-text';
import { CampaignState } from '../campaigns/CampaignState';
import { SenderNotice } from '../campaigns/SenderNotice';
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
  const { data, error } = useGetList<CampaignRecord>('campaigns', AT_PROVIDER);
  return (
    <>
      <PageHead title={t('campaigns.provider.title')} lead={t('campaigns.provider.lead')} />
      <CreateForm />
      <section className="section">
        <h2>{t('campaigns.provider.active')}</h2>
        {error && (
          <Banner tone="poor" title={t('campaigns.provider.failed')}>
            {error.message}
          </Banner>
        )}
        {data?.length === 0 && (
          <p className="grey">
            {t('campaigns.provider.none')} {t('campaigns.provider.noneText')}
          </p>
        )}
        <ul className="lines pairs full">
          {data?.map((campaign) => (
            <li key={campaign.id}>
              <Link to={`/campaigns/${campaign.id}/show`}>{campaign.name}</Link>
              <CampaignState campaign={campaign} />
              <span className="quiet number">
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

const EMPTY = { name: '', template: '' };
const why = ({ name, template }: typeof EMPTY) => !(name.trim() && template.trim()) && 'campaigns.provider.why';

/** Name and template are required (specification 3, section 5). */
function CreateForm() {
  const t = useText();
  const provider = useDataProvider();
  const refresh = useRefresh();
  // another id empties the form
  const [made, setMade] = useState(0);
  const create = useSubmit<typeof EMPTY>(
    async ({ name, template }) => {
      const data = { name, subject: name, template, channel: 'emelia', createAtProvider: true };
      await provider.create('campaigns', { data });
      showNotice(t('campaigns.provider.created'));
      setMade(made + 1);
      refresh();
    },
    { inPlace: true },
  );
  return (
    <section className="section">
      <h2>{t('campaigns.provider.create')}</h2>
      <SenderNotice />
      <PlainForm className="stack items-start gap-3 full narrow" record={{ id: made, ...EMPTY }} onSubmit={create}>
        <TextInput source="name" label="campaigns.provider.name" {...limitLength(200)} />
        <TextInput source="template" label="campaigns.provider.template" multiline rows={5} />
        <FormError words={(message) => t('campaigns.provider.createFailed', { message })} />
        <SubmitButton<typeof EMPTY> submit="campaigns.provider.submit" why={why} />
      </PlainForm>
    </section>
  );
}
