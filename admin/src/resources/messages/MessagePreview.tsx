import type { MessageRecord } from '../../api/types';
import { useText } from '../../i18n/use-text';
import { EXAMPLE, preview } from './preview';

/** The message as an example prospect would read it, while it is written. */
export function MessagePreview({ content, message }: { content: string; message: MessageRecord }) {
  const t = useText();
  const { condition, condition_value } = message;
  // the example's score is one for which a conditional message shows
  const score = condition_value === null ? EXAMPLE.score : String(condition_value + (condition === 'score_above' ? 10 : -10));
  return (
    <p className="aside mt-1">
      <span>{t('messages.preview')}</span> {preview(content, { ...EXAMPLE, score: score ?? '' })}
    </p>
  );
}
