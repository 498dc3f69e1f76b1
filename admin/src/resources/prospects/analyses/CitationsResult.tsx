import { ASSISTANT_NAMES, citationVerdict, intervalWords, isAssistant } from '../../../../../backend/src/rules/citations.rules';
import type { AnalysisPart } from '../../../api/types';
import { CitationCount, CitationTotal } from '../../../components/CitationCount';
import { Table } from '../../../components/Table';
import { dateTime, integer } from '../../../format/format';
import { useText } from '../../../i18n/use-text';

/** How often assistants name the company: each by itself with its date and models, and all together. */
export function CitationsResult({ result }: { result: AnalysisPart<'citations'> }) {
  const t = useText();
  const platforms = result.platforms ?? [];
  const verdict = citationVerdict(platforms);
  return (
    <>
      <p>
        <CitationTotal platforms={platforms} />
      </p>
      {verdict && <p className="grey">{intervalWords(verdict.interval)}</p>}
      <Table
        rows={platforms}
        rowKey={({ platform }) => platform}
        columns={[
          [t('analysis.citations.platform'), ({ platform }) => (isAssistant(platform) ? ASSISTANT_NAMES[platform] : platform)],
          [t('analysis.citations.citations'), (one) => <CitationCount count={one} />],
          [t('analysis.citations.pages'), ({ pages }) => (pages === null ? <span className="grey">–</span> : integer(pages)), 'number'],
          [
            t('analysis.citations.origin'),
            (one) => [one.provider, one.measured_at && dateTime(one.measured_at)].filter(Boolean).join(', '),
          ],
        ]}
      />
    </>
  );
}
