import { ASSISTANT_NAMES, citationVerdict, intervalWords, wilsonInterval } from '../../../../backend/src/rules/citations.rules';
import { useApiQuery } from '../../api/call-api';
import type { AiCitationsRecord } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import { Banner } from '../../components/Banner';
import { Status } from '../../components/Status';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { LoadingPage } from '../../layout/LoadingPage';

/** Every answer that was counted: question, text, model and date. */
export function ProofDialog({ record: { id, company }, onClose }: { record: AiCitationsRecord; onClose: () => void }) {
  const t = useText();
  const { data, error } = useApiQuery('GET admin/ai-citations/:id', { id }, { staleTime: 0 });
  const verdict = data && citationVerdict(data.platforms);
  const answered = data?.platforms.filter(({ answers }) => answers.length > 0) ?? [];
  return (
    <AppDialog title={t('ai.citations.proofOf', { company })} width="md" onClose={onClose}>
      {error && <Banner tone="poor" title={t('ai.citations.loadError')} />}
      {!data && !error && <LoadingPage />}
      {data && answered.length === 0 && <p>{t('ai.citations.noProof')}</p>}
      {verdict && (
        <p>
          {verdict.word}, {t('ai.citations.of', { count: verdict.cited, runs: verdict.answered })}, {intervalWords(verdict.interval)}
        </p>
      )}
      {answered.map(({ platform, citations, runs, answers }) => (
        <section key={platform} className="lines part">
          <h3>
            {ASSISTANT_NAMES[platform]}, {t('ai.citations.of', { count: citations, runs })}
            {runs ? <span className="quiet"> {intervalWords(wilsonInterval(citations ?? 0, runs))}</span> : null}
          </h3>
          {answers.map(({ question, answer, cited, model, date, urls }) => (
            <details key={`${question}${date}`}>
              <summary>
                {question} <Status tone={cited ? 'good' : 'neutral'}>{t(cited ? 'ai.citations.cited' : 'ai.citations.notCited')}</Status>
              </summary>
              <p className="pre my-2">{answer}</p>
              <p className="quiet block">{[model, dateTime(date), ...urls].filter(Boolean).join(' · ')}</p>
            </details>
          ))}
        </section>
      ))}
    </AppDialog>
  );
}
