import type { AnalysisPart, Technology } from '../../../api/types';
import { Status } from '../../../components/Status';
import { Table } from '../../../components/Table';
import { useFormat } from '../../../format/use-format';
import { useText } from '../../../i18n/use-text';
import { displayUrl } from '../prospect-name';
import { confidenceBand } from './bands';

/** What the website is made with, and what gave it away. */
export function CmsResult({ result }: { result: AnalysisPart<'cms'> }) {
  const t = useText();
  const { cms_name, version, confidence, technologies = [], social_profiles = [] } = result;
  return (
    <>
      <p className="strong title">
        {cms_name ?? t('analysis.cms.none')}
        {cms_name && version && <span className="grey"> {t('analysis.cms.version', { version })}</span>}
      </p>
      <p className="mb-3">{cms_name ? <Confidence value={confidence ?? null} /> : t('analysis.cms.bespoke')}</p>
      {technologies.length > 0 ? (
        <TechnologyTable technologies={technologies} />
      ) : (
        <p className="grey">{t('analysis.cms.noTechnologies')}</p>
      )}
      {social_profiles.length > 0 && (
        <>
          <h3 className="mb-1 mt-6">{t('analysis.cms.profiles')}</h3>
          <ul className="lines pairs">
            {social_profiles.map(({ network, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer">
                  {displayUrl(url)}
                </a>
                <span className="grey">{network}</span>
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
    <Table
      look="stacks"
      rows={technologies}
      rowKey={({ name }) => name}
      columns={[
        [
          t('analysis.cms.technology'),
          ({ name, version }) => [
            name,
            version && (
              <span key="version" className="grey">
                {' '}
                {version}
              </span>
            ),
          ],
        ],
        [t('analysis.cms.category'), ({ categories }) => categories.join(', ')],
        [
          t('analysis.cms.evidence'),
          ({ evidence }) => (
            <ul>
              {evidence.map((clue) => (
                <li key={clue}>{clue}</li>
              ))}
            </ul>
          ),
          'words quiet',
        ],
        [
          t('analysis.cms.confidence'),
          ({ confidence: value }) => value !== null && <Status tone={confidenceBand(value)}>{percent(value / 100)}</Status>,
          'number',
        ],
      ]}
    />
  );
}
