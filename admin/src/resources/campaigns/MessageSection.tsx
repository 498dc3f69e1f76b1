import { useQuery } from '@tanstack/react-query';
import { useServer } from '../../api/data-provider';
import type { CampaignRecord } from '../../api/types';
import { Banner } from '../../components/Banner';
import { LetterFrame } from '../../components/LetterFrame';
import { useText } from '../../i18n/use-text';
import styles from './campaigns.module.css';

/** What the campaign says: the letter of our own mail server; the provider keeps its layout to itself. */
export function MessageSection({ campaign }: { campaign: CampaignRecord }) {
  const t = useText();
  return (
    <section className={styles.section}>
      <h2>{t('campaigns.show.content')}</h2>
      {!campaign.template && <p className={styles.quiet}>{t('campaigns.show.noContent')}</p>}
      {campaign.template && campaign.channel === 'emelia' && <pre className={styles.words}>{campaign.template}</pre>}
      {campaign.template && campaign.channel === 'smtp' && <Letter campaign={campaign} />}
    </section>
  );
}

function Letter({ campaign: { id, updated_at } }: { campaign: CampaignRecord }) {
  const t = useText();
  const server = useServer();
  const { data, error } = useQuery({
    queryKey: ['campaigns', 'message', id, updated_at],
    queryFn: ({ signal }) => server.getCampaignMessage(id, { signal }),
  });
  if (error) return <Banner tone="poor">{error.message}</Banner>;
  if (!data) return <p className={styles.quiet}>{t('app.loading')}</p>;
  return (
    <>
      <p className={styles.quiet}>{data.about ? t('campaigns.show.asRead', { name: data.about }) : t('campaigns.show.asReadByNobody')}</p>
      <p className={styles.subjectLine}>{data.subject}</p>
      <LetterFrame html={data.html} text={data.text} />
    </>
  );
}
