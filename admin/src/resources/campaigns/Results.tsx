import type { CampaignRecord } from '../../api/types';
import { Figure } from '../../components/Figure';
import { integer } from '../../format/format';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';

/** The results of a campaign; what its channel cannot measure has no figure. */
export function Results({ campaign: { statistics, channel } }: { campaign: CampaignRecord }) {
  const t = useText();
  const { rate } = useFormat();
  if (!statistics)
    return (
      <section className="section">
        <h2>{t('campaigns.show.statistics')}</h2>
        <p className="grey">{t('campaigns.show.statisticsLater')}</p>
      </section>
    );
  const { rates, sent } = statistics;
  const counts = {
    seen: statistics.seen,
    quiz: statistics.quiz,
    open: statistics.opened,
    click: statistics.clicked,
    reply: statistics.replied,
    bounce: statistics.bounced,
  };
  return (
    <section className="section">
      <h2>{t('campaigns.show.statistics')}</h2>
      <div className="wrap gap-4 gap-x-8">
        {(['seen', 'quiz', 'open', 'click', 'reply', 'bounce'] as const).map((name) => {
          const [share, count] = [rates[name], counts[name]];
          if (share === null || count === null)
            return (
              <Figure key={name} label={t(`campaigns.figure.${name}`)} value={null}>
                {t('campaigns.figure.notMeasured')}
              </Figure>
            );
          return (
            <Figure key={name} label={t(`campaigns.figure.${name}`)} value={`${rate(share)}\u202f%`}>
              {t('campaigns.figure.of', { count: integer(count), total: integer(sent) })}
            </Figure>
          );
        })}
      </div>
      {channel === 'smtp' && <p className="grey">{t('campaigns.figure.smtp')}</p>}
      {Boolean(statistics.gateway) && <p className="grey">{t('campaigns.figure.gateway', { count: integer(statistics.gateway ?? 0) })}</p>}
    </section>
  );
}
