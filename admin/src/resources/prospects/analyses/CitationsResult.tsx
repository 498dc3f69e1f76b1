import type { AnalysisPart } from '../../../api/types';
import { useFormat } from '../../../format/use-format';
import { useText } from '../../../i18n/use-text';
import styles from './analysis.module.css';

export const CITATION_NAMES = {
  google: 'Google',
  chatgpt: 'ChatGPT',
  perplexity: 'Perplexity',
  gemini: 'Gemini',
  copilot: 'Copilot',
  grok: 'Grok',
};

/** How often assistants name the company; an assistant that was not asked is « non mesuré », never 0. */
export function CitationsResult({ result }: { result: AnalysisPart<'citations'> }) {
  const t = useText();
  const { integer } = useFormat();
  const count = (value: number | null) =>
    value === null ? <span className={styles.grey}>{t('analysis.notMeasured')}</span> : integer(value);
  return (
    <table className={`${styles.table} ${styles.counts}`}>
      <thead>
        <tr>
          <th scope="col">{t('analysis.citations.platform')}</th>
          {(['citations', 'pages', 'runs'] as const).map((key) => (
            <th key={key} scope="col" className={styles.number}>
              {t(`analysis.citations.${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {result.platforms?.map(({ platform, citations, pages, runs }) => (
          <tr key={platform}>
            <th scope="row">{CITATION_NAMES[platform]}</th>
            <td className={styles.number}>{count(citations)}</td>
            <td className={styles.number}>{count(pages)}</td>
            <td className={styles.number}>{count(runs)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
