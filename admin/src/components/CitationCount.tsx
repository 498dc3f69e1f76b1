import { assistantState, type CountedAssistant, citationVerdict } from '../../../backend/src/rules/citations.rules';
import { causeText } from '../api/cause-text';
import { dateTime, integer } from '../format/format';
import { useText } from '../i18n/use-text';
import { Status } from './Status';

interface Count extends CountedAssistant {
  failed?: { count: number; asked: number; code: string; message: string; date: string } | null | undefined;
}

/** The citations of one assistant: k of n, the number entered by hand, or why there is none. */
export function CitationCount({ count }: { count: Count }) {
  const t = useText();
  const { citations, runs, source, failed } = count;
  const state = assistantState(count);
  return (
    <>
      {state === 'counted' && t('ai.citations.of', { count: integer(citations ?? 0), runs: integer(runs ?? 0) })}
      {state === 'typed' && integer(citations ?? 0)}
      {state === 'typed' && <span className="block quiet wraps">{t('ai.citations.manual')}</span>}
      {state === 'silent' && <span className="block quiet wraps">{t('ai.citations.silent')}</span>}
      {state === 'unasked' && (
        <span className="block quiet wraps">
          {t(citations === null ? 'ai.citations.notMeasured' : 'ai.citations.noAnswers', { count: citations })}
        </span>
      )}
      {source === 'sample' && <span className="block quiet wraps">{t('analysis.source.sample')}</span>}
      {failed && (
        <span className="block quiet wraps">
          {t('ai.citations.unanswered', { smart_count: failed.count, asked: failed.asked, cause: causeText(failed) })} (
          {dateTime(failed.date)})
        </span>
      )}
    </>
  );
}

/** The verdict over all assistants, as the prospect reads it. */
export function CitationTotal({ platforms }: { platforms: readonly CountedAssistant[] }) {
  const t = useText();
  const verdict = citationVerdict(platforms);
  const isTyped = platforms.some((one) => assistantState(one) === 'typed');
  if (!verdict) return <span className="block quiet wraps">{t(isTyped ? 'ai.citations.manual' : 'ai.citations.notMeasured')}</span>;
  return (
    <>
      <Status tone={verdict.tone}>{verdict.word}</Status>
      <span className="block quiet wraps">
        {t('ai.citations.of', { count: verdict.cited, runs: verdict.answered })}
        {verdict.isFew && `, ${t('ai.citations.few')}`}
      </span>
    </>
  );
}
