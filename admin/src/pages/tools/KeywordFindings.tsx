import type { KeywordDebug } from '../../api/types';
import { Fact, Facts } from '../../components/Facts';
import { Status } from '../../components/Status';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { rankBand } from '../../resources/prospects/analyses/bands';
import { placeOf, potentialOf } from './keyword-potential';
import { ToolTable } from './ToolPage';
import styles from './tools.module.css';

/** As many as the table shows (specification 2, section 2). */
const SHOWN = 10;
const TONES = { Forte: 'good', Moyenne: 'fair', Faible: 'neutral' } as const;

/** The prospect, its keywords with their opportunity, and the stored record. */
export function KeywordFindings({ debug: { prospect, keywords, record } }: { debug: KeywordDebug }) {
  const t = useText();
  const { integer, dateTime } = useFormat();
  return (
    <>
      <section className={styles.part}>
        <h2>{prospect.name || prospect.company}</h2>
        <Facts>
          <Fact label={t('tools.keywords.id')}>{prospect.id}</Fact>
          <Fact label={t('tools.keywords.company')}>{prospect.company || t('tools.keywords.unspecified')}</Fact>
          <Fact label={t('tools.keywords.site')}>{prospect.site_url || t('tools.keywords.unspecified')}</Fact>
          <Fact label={t('tools.keywords.domain')}>{prospect.domain || t('tools.keywords.unspecified')}</Fact>
        </Facts>
      </section>
      {keywords.length > 0 && <Keywords keywords={keywords} isMeasured={record?.source === 'live'} />}
      <section className={styles.part}>
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
          <p className={styles.grey}>{t('tools.keywords.noRecord')}</p>
        )}
      </section>
    </>
  );
}

function Keywords({ keywords, isMeasured }: Pick<KeywordDebug, 'keywords'> & { isMeasured: boolean }) {
  const t = useText();
  const { integer } = useFormat();
  return (
    <section className={styles.part}>
      <ToolTable
        label={t('tools.keywords.keyword')}
        columns={[
          [t('tools.keywords.keyword')],
          [t('tools.keywords.rank')],
          [t('tools.keywords.volume'), 'end'],
          [t('tools.keywords.opportunity')],
        ]}
      >
        {keywords.slice(0, SHOWN).map(({ keyword, position, volume, branded, opportunity }) => (
          <tr key={keyword}>
            <th scope="row" className={styles.words}>
              {keyword} {branded && <span className={styles.grey}>({t('tools.keywords.branded')})</span>}
            </th>
            <td className={styles.together}>
              <Rank position={position} />
            </td>
            <td className={styles.end}>{volume === null ? t('analysis.notMeasured') : integer(volume)}</td>
            <td>{opportunity && <Status tone={TONES[opportunity]}>{t(`tools.keywords.opportunityOf.${opportunity}`)}</Status>}</td>
          </tr>
        ))}
      </ToolTable>
      {keywords.length > SHOWN && <p className={styles.help}>{t('tools.keywords.shown', { total: keywords.length })}</p>}
      {isMeasured && <PotentialLine keywords={keywords} />}
    </section>
  );
}

function Rank({ position }: { position: number | null }) {
  const t = useText();
  const { integer } = useFormat();
  const place = placeOf(position);
  return (
    <>
      <Status tone={rankBand(position) ?? 'neutral'}>{position ? integer(position) : t('analysis.keywords.unranked')}</Status>
      {place && <span className={styles.grey}> {t(`tools.keywords.place.${place}`)}</span>}
    </>
  );
}

/** What the keywords promise; an example promises nothing (decisions, clarification 2). */
function PotentialLine({ keywords }: Pick<KeywordDebug, 'keywords'>) {
  const t = useText();
  const { integer } = useFormat();
  const potential = potentialOf(keywords);
  if (!potential) return null;
  const { isLimited, count, searches, visits } = potential;
  const figures = { count: integer(count), searches: integer(searches), visits: integer(visits) };
  return <p className={styles.help}>{t(isLimited ? 'tools.keywords.few' : 'tools.keywords.enough', figures)}</p>;
}
