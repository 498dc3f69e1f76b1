import { positionBand } from '../../../../../backend/src/rules/bands.rules';
import type { AnalysisPart, RankedKeyword } from '../../../api/types';
import { Banner } from '../../../components/Banner';
import { Status } from '../../../components/Status';
import { useFormat } from '../../../format/use-format';
import { useText } from '../../../i18n/use-text';
import styles from './analysis.module.css';
import { rankBand } from './bands';

/** As many as the table shows (specification 2, section 9). */
const SHOWN = 10;

/** For which searches Google lists the domain. A sample is named as such and says that nothing was measured. */
export function KeywordsResult({ result }: { result: AnalysisPart<'keywords'> }) {
  const t = useText();
  const { integer } = useFormat();
  const { ranked_keywords: keywords = [], state } = result;
  if (keywords.length === 0) return <p>{t('analysis.keywords.empty')}</p>;
  return (
    <>
      {state === 'sample' && (
        <div className={styles.sample}>
          <Banner tone="fair" title={t('analysis.keywords.sample')}>
            {t('analysis.keywords.sampleText')}
          </Banner>
        </div>
      )}
      <KeywordTable keywords={keywords.slice(0, SHOWN)} />
      {keywords.length > SHOWN && (
        <p className={styles.note}>{t('analysis.keywords.shown', { shown: SHOWN, total: integer(keywords.length) })}</p>
      )}
    </>
  );
}

function KeywordTable({ keywords }: { keywords: RankedKeyword[] }) {
  const t = useText();
  const { integer } = useFormat();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('analysis.keywords.keyword')}</th>
          <th scope="col" className={styles.number}>
            {t('analysis.keywords.rank')}
          </th>
          <th scope="col" className={styles.number}>
            {t('analysis.keywords.volume')}
          </th>
        </tr>
      </thead>
      <tbody>
        {keywords.map(({ keyword, rank_group, search_volume }) => (
          <tr key={keyword}>
            <th scope="row">{keyword}</th>
            <td className={styles.number}>
              <Rank rank={rank_group} />
            </td>
            <td className={styles.number}>
              {search_volume === null ? <span className={styles.grey}>{t('analysis.notMeasured')}</span> : integer(search_volume)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Rank({ rank }: { rank: number | null }) {
  const t = useText();
  const { integer } = useFormat();
  const band = rankBand(rank);
  const position = positionBand(rank);
  if (rank === null || band === null || position.tone === 'none' || position.tone === 'held')
    return <span className={styles.grey}>{t('analysis.keywords.unranked')}</span>;
  return (
    <span className={styles.measure}>
      <span>{integer(rank)}</span>
      <Status tone={band} quiet={band === 'neutral'}>
        {t(`analysis.keywords.position.${position.tone}`)}
      </Status>
    </span>
  );
}
