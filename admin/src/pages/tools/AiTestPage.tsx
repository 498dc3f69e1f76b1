import { useState } from 'react';
import { TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { callApi } from '../../api/call-api';
import { causeText } from '../../api/cause-text';
import type { AiTest } from '../../api/types';
import { Banner } from '../../components/Banner';
import { PageHead } from '../../components/PageHead';
import { PlainForm, SubmitButton } from '../../form/FormBody';
import { limitLength } from '../../form/inputs';
import { requiredText } from '../../form/validators';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { type LogLine, logLine, RunLog } from './RunLog';

/** A free prompt, the answer, and what happened in between. */
export function AiTestPage() {
  const t = useText();
  const { duration } = useFormat();
  const [found, setFound] = useState<Pick<AiTest, 'recommendations' | 'message'> | null>(null);
  const [lines, setLines] = useState<LogLine[]>([]);
  const note = (text: string) => setLines((all) => [...all, logLine(text)]);

  const generate = async ({ prompt }: FieldValues) => {
    setFound(null);
    note(t('tools.ai.sent'));
    try {
      const answer = await callApi('POST admin/tools/ai-test', { prompt });
      setFound(answer);
      const took = duration(answer.duration_ms);
      if (!answer.error) note(t('tools.ai.answered', { model: `${answer.provider} ${answer.model}`, duration: took }));
      else {
        const message = [causeText(answer.error), answer.error.detail].filter(Boolean).join(' · ');
        note(t('tools.ai.failedAfter', { duration: took, message }));
      }
    } catch (error) {
      setFound({ recommendations: [], message: error instanceof Error ? error.message : String(error) });
    }
  };

  return (
    <>
      <PageHead title={t('tools.ai.title')} lead={t('tools.ai.lead')} />
      <PlainForm className="form-line" defaultValues={{ prompt: '' }} onSubmit={generate}>
        <div className="field whole-line">
          <TextInput
            source="prompt"
            label="tools.ai.prompt"
            helperText="tools.ai.promptHelp"
            validate={requiredText('tools.ai.promptMissing')}
            multiline
            rows={4}
            {...limitLength(4000)}
          />
        </div>
        <SubmitButton submit="tools.ai.generate" busy="tools.ai.generating" />
      </PlainForm>
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
      {lines.length > 0 && <RunLog lines={lines} />}
    </>
  );
}
