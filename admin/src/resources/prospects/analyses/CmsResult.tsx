import type { AnalysisPart, Technology } from '../../../api/types';
import { Status } from '../../../components/Status';
import { useFormat } from '../../../format/use-format';
import { useText } from '../../../i18n/use-text';
import { spokenUrl } from '../prospect-name';
import styles from './analysis.module.css';
import { confidenceBand } from './bands';

/** What the website is made with, and what gave it away. */
export function CmsResult({ result }: { result: AnalysisPart<'cms'> }) {
  const t = useText();
  const { cms_name, version, confidence, technologies = [], social_profiles = [] } = result;
  return (
    <>
      <p className={styles.headline}>
        {cms_name ?? t('analysis.cms.none')}
        {cms_name && version && <span className={styles.grey}> {t('analysis.cms.version', { version })}</span>}
      </p>
      <p className={styles.lead}>{cms_name ? <Confidence value={confidence ?? null} /> : t('analysis.cms.bespoke')}</p>
      {technologies.length > 0 ? (
        <TechnologyTable technologies={technologies} />
      ) : (
        <p className={styles.grey}>{t('analysis.cms.noTechnologies')}</p>
      )}
      {social_profiles.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{t('analysis.cms.profiles')}</h3>
          <ul className={styles.lines}>
            {social_profiles.map(({ network, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer">
                  {spokenUrl(url)}
                </a>
                <span className={styles.grey}>{network}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Confidence({ value }: { value: number | null }) {
  const t = useText();
  const { percent } = useFormat();
  if (value === null) return null;
  const band = confidenceBand(value);
  return (
    <Status tone={band}>
      {t('analysis.cms.confidenceOf', { percent: percent(value / 100) })}, {t(`analysis.cms.level.${band}`)}
    </Status>
  );
}

function TechnologyTable({ technologies }: { technologies: Technology[] }) {
  const t = useText();
  const { percent } = useFormat();
  return (
    <table className={`${styles.table} ${styles.technologies}`}>
      <thead>
        <tr>
          <th scope="col">{t('analysis.cms.technology')}</th>
          <th scope="col">{t('analysis.cms.category')}</th>
          <th scope="col">{t('analysis.cms.evidence')}</th>
          <th scope="col" className={styles.number}>
            {t('analysis.cms.confidence')}
          </th>
        </tr>
      </thead>
      <tbody>
        {technologies.map(({ name, version, categories, evidence, confidence }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {version && <span className={styles.grey}> {version}</span>}
            </th>
            <td>{categories.join(', ')}</td>
            <td className={styles.evidence}>
              <ul>
                {evidence.map((clue) => (
                  <li key={clue}>{clue}</li>
                ))}
              </ul>
            </td>
            <td className={styles.number}>
              {confidence !== null && <Status tone={confidenceBand(confidence)}>{percent(confidence / 100)}</Status>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
