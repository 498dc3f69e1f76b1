import { Link } from 'react-router';
import type { AnalyticsRecord } from '../api/types';
import { Pie } from '../components/chart/Pie';
import { TableAlternative } from '../components/chart/TableAlternative';
import { listLink } from '../components/list-link';
import { Part } from '../components/Part';
import { integer } from '../format/format';
import { useFormat } from '../format/use-format';
import { useText } from '../i18n/use-text';

/** How many prospects have which score, in tens. */
export function Scores({ scores, within }: { scores: AnalyticsRecord['scores']; within: object }) {
  const t = useText();
  const { decimal } = useFormat();
  const title = t('analytics.scores.title');
  if (scores.average === null) {
    return (
      <Part title={title}>
        <p className="grey py-2">{t('analytics.scores.none')}</p>
      </Part>
    );
  }
  const parts = scores.buckets.map(({ from, to, count }) => ({
    key: String(from),
    label: t('analytics.scores.bucket', { from, to }),
    value: count,
    words: count === 1 ? t('analytics.scores.one') : t('analytics.scores.prospects', { count: integer(count) }),
    href: listLink('prospects', { score_gte: from, score_lte: to, ...within }),
  }));
  return (
    <Part title={title} help={t('analytics.scores.help', { count: integer(scores.count), average: decimal(scores.average) })}>
      <Pie title={title} parts={parts} />
      <TableAlternative
        caption={title}
        head={[t('analytics.scores.column'), t('analytics.funnel.count')]}
        rows={parts.map(({ key, label, value, href }) => ({
          key,
          cells: [
            label,
            <Link key={key} to={href}>
              {integer(value)}
            </Link>,
          ],
        }))}
      />
    </Part>
  );
}
