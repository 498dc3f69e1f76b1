import { positionBand } from '../../../../../backend/src/rules/bands.rules';
import { meanRankOf } from '../../../../../backend/src/rules/keywords.rules';
import type { AnalysisPart, RankedKeyword } from '../../../api/types';
import { Banner } from '../../../components/Banner';
import { Status } from '../../../components/Status';
import { Table } from '../../../components/Table';
import { integer } from '../../../format/format';
import { useFormat } from '../../../format/use-format';
import { useText } from '../../../i18n/use-text';
import { rankBand } from './bands';

/** As many as the table shows (specification 2, section 9). */
const SHOWN = 10;

/** For which searches Google lists the domain. A sample is named as such and says that nothing was measured. */
export function KeywordsResult({ result }: { result: AnalysisPart<'keywords'> }) {
  const t = useText();
  const { decimal } = useFormat();
  const { ranked_keywords: keywords = [], state, metrics } = result;
  const mean = metrics && state !== 'sample' ? meanRankOf(metrics.positions) : null;
  if (keywords.length === 0) return <p>{t('analysis.keywords.empty')}</p>;
  return (
    <>
      {state === 'sample' && (
        <div className="mb-3">
          <Banner tone="fair" title={t('analysis.keywords.sample')}>
            {t('analysis.keywords.sampleText')}
          </Banner>
        </div>
      )}
      <KeywordTable keywords={keywords.slice(0, SHOWN)} />
      {keywords.length > SHOWN && (
        <p className="quiet mt-2">{t('analysis.keywords.shown', { shown: SHOWN, total: integer(keywords.length) })}</p>
      )}
      {metrics && mean !== null && (
        <p className="quiet mt-2">
          {t('analysis.keywords.distribution', {
            smart_count: metrics.keywords_count,
            count: integer(metrics.keywords_count),
            mean: decimal(mean),
          })}
        </p>
      )}
    </>
  );
}

function KeywordTable({ keywords }: { keywords: RankedKeyword[] }) {
  const t = useText();
  return (
    <Table
      rows={keywords}
      rowKey={({ keyword }) => keyword}
      columns={[
        [t('analysis.keywords.keyword'), ({ keyword }) => keyword],
        [t('analysis.keywords.rank'), ({ rank_group }) => <Rank rank={rank_group} />, 'number'],
        [
          t('analysis.keywords.volume'),
          ({ search_volume: volume }) => (volume === null ? <span className="grey">{t('analysis.notMeasured')}</span> : integer(volume)),
          'number',
        ],
      ]}
    />
  );
}

function Rank({ rank }: { rank: number | null }) {
  const t = useText();
  const band = rankBand(rank);
  const position = positionBand(rank);
  if (rank === null || band === null || position.tone === 'none' || position.tone === 'held')
    return <span className="grey">{t('analysis.keywords.unranked')}</span>;
  return (
    <span className="measured">
      <span>{integer(rank)}</span>
      <Status tone={band} quiet={band === 'neutral'}>
        {t(`analysis.keywords.position.${position.tone}`)}
      </Status>
    </span>
  );
}
