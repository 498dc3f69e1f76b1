import type { KeywordDebug } from '../../api/types';
import { Fact, Facts } from '../../components/Facts';
import { Status } from '../../components/Status';
import { Table } from '../../components/Table';
import { dateTime, integer } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { rankBand } from '../../resources/prospects/analyses/bands';
import { placeOf, potentialOf } from './keyword-potential';

/** As many as the table shows (specification 2, section 2). */
const SHOWN = 10;
const TONES = { Forte: 'good', Moyenne: 'fair', Faible: 'neutral' } as const;

/** The prospect, its keywords with their opportunity, and the stored record. */
export function KeywordFindings({ debug: { prospect, keywords, record } }: { debug: KeywordDebug }) {
  const t = useText();
  return (
    <>
      <section className="part">
        <h2>{prospect.name || prospect.company}</h2>
        <Facts>
          <Fact label={t('tools.keywords.id')}>{prospect.id}</Fact>
          <Fact label={t('tools.keywords.company')}>{prospect.company || t('tools.keywords.unspecified')}</Fact>
          <Fact label={t('tools.keywords.site')}>{prospect.site_url || t('tools.keywords.unspecified')}</Fact>
          <Fact label={t('tools.keywords.domain')}>{prospect.domain || t('tools.keywords.unspecified')}</Fact>
        </Facts>
      </section>
      {keywords.length > 0 && <Keywords keywords={keywords} isMeasured={record?.source === 'live'} />}
      <section className="part">
        <h2>{t('tools.keywords.record')}</h2>
        {record ? (
          <Facts>
            <Fact label={t('tools.keywords.domain')}>{record.domain}</Fact>
            <Fact label={t('tools.keywords.type')}>{record.analysis_type}</Fact>
            <Fact label={t('tools.keywords.count')}>{integer(record.keyword_count)}</Fact>
            <Fact label={t('tools.keywords.date')}>
              {dateTime(record.analyzed_at)}, {record.provider}, {t(`analysis.source.${record.source}`)}
            </Fact>
            <Fact label={t('tools.keywords.first')}>{record.first_keyword}</Fact>
          </Facts>
        ) : (
          <p className="grey">{t('tools.keywords.noRecord')}</p>
        )}
      </section>
    </>
  );
}

function Keywords({ keywords, isMeasured }: Pick<KeywordDebug, 'keywords'> & { isMeasured: boolean }) {
  const t = useText();
  return (
    <section className="part">
      <Table
        label={t('tools.keywords.keyword')}
        rows={keywords.slice(0, SHOWN)}
        rowKey={({ keyword }) => keyword}
        columns={[
          [
            t('tools.keywords.keyword'),
            ({ keyword, branded }) => (
              <>
                {keyword} {branded && <span className="grey">({t('tools.keywords.branded')})</span>}
              </>
            ),
            'words',
          ],
          [t('tools.keywords.rank'), ({ position }) => <Rank position={position} />, 'nowrap'],
          [t('tools.keywords.volume'), ({ volume }) => (volume === null ? t('analysis.notMeasured') : integer(volume)), 'number'],
          [
            t('tools.keywords.opportunity'),
            ({ opportunity: kind }) => kind && <Status tone={TONES[kind]}>{t(`tools.keywords.opportunityOf.${kind}`)}</Status>,
          ],
        ]}
      />
      {keywords.length > SHOWN && <p className="quiet">{t('tools.keywords.shown', { total: keywords.length })}</p>}
      {isMeasured && <PotentialLine keywords={keywords} />}
    </section>
  );
}

function Rank({ position }: { position: number | null }) {
  const t = useText();
  const place = placeOf(position);
  return (
    <>
      <Status tone={rankBand(position) ?? 'neutral'}>{position ? integer(position) : t('analysis.keywords.unranked')}</Status>
      {place && <span className="grey"> {t(`tools.keywords.place.${place}`)}</span>}
    </>
  );
}

/** What the keywords promise; an example promises nothing (decisions, clarification 2). */
function PotentialLine({ keywords }: Pick<KeywordDebug, 'keywords'>) {
  const t = useText();
  const potential = potentialOf(keywords);
  if (!potential) return null;
  const { isLimited, count, searches, visits } = potential;
  const figures = { count: integer(count), searches: integer(searches), visits: integer(visits) };
  return <p className="quiet">{t(isLimited ? 'tools.keywords.few' : 'tools.keywords.enough', figures)}</p>;
}
