import { Button } from '@mui/material';
import { useId, useState } from 'react';
import { ask } from '../../api/ask';
import type { AiTest } from '../../api/types';
import { Banner } from '../../components/Banner';
import { PageHead } from '../../components/PageHead';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { Log, type LogLine, logLine } from './Log';

/** A free prompt, the answer, and what happened in between. */
export function AiTestPage() {
  const t = useText();
  const id = useId();
  const { duration } = useFormat();
  const [prompt, setPrompt] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<Pick<AiTest, 'recommendations' | 'message'> | null>(null);
  const [lines, setLines] = useState<LogLine[]>([]);
  const note = (text: string) => setLines((all) => [...all, logLine(text)]);

  const generate = async () => {
    setMissing(prompt.trim() === '');
    if (prompt.trim() === '') return;
    setBusy(true);
    setFound(null);
    note(t('tools.ai.sent'));
    try {
      const answer = await ask('POST admin/tools/ai-test', { prompt });
      setFound(answer);
      const took = duration(answer.duration_ms);
      if (!answer.error) note(t('tools.ai.answered', { model: `${answer.provider} ${answer.model}`, duration: took }));
      else {
        const message = [answer.error.message, answer.error.detail].filter(Boolean).join(' · ');
        note(t('tools.ai.failedAfter', { duration: took, message }));
      }
    } catch (error) {
      setFound({ recommendations: [], message: error instanceof Error ? error.message : String(error) });
    }
    setBusy(false);
  };

  return (
    <>
      <PageHead title={t('tools.ai.title')} lead={t('tools.ai.lead')} />
      <form
        className="form-line"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void generate();
        }}
      >
        <div className="field whole-line">
          <label htmlFor={id}>{t('tools.ai.prompt')}</label>
          <textarea
            id={id}
            rows={4}
            maxLength={4000}
            value={prompt}
            aria-invalid={isMissing}
            aria-describedby={`${id}-help`}
            onChange={({ target }) => setPrompt(target.value)}
          />
          <p id={`${id}-help`} className={isMissing ? 'quiet poor' : 'quiet'}>
            {t(isMissing ? 'tools.ai.promptMissing' : 'tools.ai.promptHelp')}
          </p>
        </div>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {t(isBusy ? 'tools.ai.generating' : 'tools.ai.generate')}
        </Button>
      </form>
      {found && (
        <section className="part" aria-live="polite">
          <h2>{t('tools.answer')}</h2>
          {found.message && <Banner tone="poor">{found.message}</Banner>}
          <ul>
            {found.recommendations.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      {lines.length > 0 && <Log lines={lines} />}
    </>
  );
}
