import { useApiQuery } from '../../api/call-api';
import type { CampaignRecord } from '../../api/types';
import { EmailPreview } from '../../components/EmailPreview';
import { QueryContent } from '../../components/QueryContent';
import { useText } from '../../i18n/use-text';

/** The content of a campaign: the e-mail of our own server; that of the provider is not available. */
export function MessageSection({ campaign }: { campaign: CampaignRecord }) {
  const t = useText();
  return (
    <section className="section">
      <h2>{t('campaigns.show.content')}</h2>
      {!campaign.template && <p className="grey">{t('campaigns.show.noContent')}</p>}
      {campaign.template && campaign.channel === 'emelia' && <pre className="pre full">{campaign.template}</pre>}
      {campaign.template && campaign.channel === 'smtp' && <Letter campaign={campaign} />}
    </section>
  );
}

function Letter({ campaign: { id, updated_at } }: { campaign: CampaignRecord }) {
  const t = useText();
  return (
    <QueryContent query={useApiQuery('GET admin/campaigns/:id/message', { id }, { queryKey: ['campaigns', 'message', id, updated_at] })}>
      {({ about, subject, html, text }) => (
        <>
          <p className="grey">{about ? t('campaigns.show.asRead', { name: about }) : t('campaigns.show.asReadByNobody')}</p>
          <p className="strong">{subject}</p>
          <EmailPreview html={html} text={text} />
        </>
      )}
    </QueryContent>
  );
}
