import { ASSISTANT_NAMES, citationVerdict, intervalWords, isAssistant } from '../../../../../backend/src/rules/citations.rules';
import type { AnalysisPart } from '../../../api/types';
import { CitationCount, CitationTotal } from '../../../components/CitationCount';
import { useFormat } from '../../../format/use-format';
import { useText } from '../../../i18n/use-text';
import styles from './analysis.module.css';

/** How often assistants name the company: each by itself with its date and models, and all together. */
export function CitationsResult({ result }: { result: AnalysisPart<'citations'> }) {
  const t = useText();
  const { integer, dateTime } = useFormat();
  const platforms = result.platforms ?? [];
  const verdict = citationVerdict(platforms);
  return (
    <>
      <p>
        <CitationTotal platforms={platforms} />
      </p>
      {verdict && <p className={styles.grey}>{intervalWords(verdict.interval)}</p>}
      <table className={`${styles.table} ${styles.counts}`}>
        <thead>
          <tr>
            <th scope="col">{t('analysis.citations.platform')}</th>
            <th scope="col">{t('analysis.citations.citations')}</th>
            <th scope="col" className={styles.number}>
              {t('analysis.citations.pages')}
            </th>
            <th scope="col">{t('analysis.citations.origin')}</th>
          </tr>
        </thead>
        <tbody>
          {platforms.map((one) => (
            <tr key={one.platform}>
              <th scope="row">{isAssistant(one.platform) ? ASSISTANT_NAMES[one.platform] : one.platform}</th>
              <td>
                <CitationCount count={one} />
              </td>
              <td className={styles.number}>{one.pages === null ? <span className={styles.grey}>–</span> : integer(one.pages)}</td>
              <td>{[one.provider, one.measured_at && dateTime(one.measured_at)].filter(Boolean).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
