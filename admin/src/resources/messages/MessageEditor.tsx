import { Button } from '@mui/material';
import { useId, useState } from 'react';
import { HttpError, useListContext, useUpdate } from 'react-admin';
import { unknownPlaceholders, written } from '../../../../backend/src/rules/placeholders.rules';
import { MESSAGE_PAGES } from '../../../../backend/src/rules/shown-words.rules';
import { callApi } from '../../api/call-api';
import type { MessageRecord } from '../../api/types';
import { OnPageLink } from '../../components/links';
import { useOutcome } from '../../components/use-outcome';
import { date } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { MessagePreview } from './MessagePreview';

type Outcome = { kind: 'saved' } | { kind: 'failed'; message: string };

/** What is typed into a message, and what became of saving it. */
function useEdit(message: MessageRecord) {
  const t = useText();
  const { refetch } = useListContext();
  const [update, { isPending }] = useUpdate<MessageRecord>();
  const [content, setContent] = useState(message.content);
  const stored = message.condition_value === null ? '' : String(message.condition_value);
  const [limit, setLimit] = useState(stored);
  const [outcome, setOutcome] = useOutcome<Outcome>();
  const attempt = async (change: () => Promise<MessageRecord>) => {
    setOutcome(null);
    try {
      const { content: saved } = await change();
      await refetch();
      setContent(saved);
      setOutcome({ kind: 'saved' });
    } catch (error) {
      setOutcome({ kind: 'failed', message: wordsOf(error) ?? t('messages.failed') });
    }
  };
  const typed = (set: (text: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value);
    setOutcome(null);
  };
  const save = () =>
    attempt(async () => {
      const data = { content, ...(limit !== stored && { condition_value: limit === '' ? undefined : Number(limit) }) };
      const params = { id: message.id, data, previousData: message };
      return (await update('messages', params, { mutationMode: 'pessimistic', returnPromise: true })) as MessageRecord;
    });
  const reset = () => attempt(() => callApi('POST admin/messages/:id/reset', { id: message.id }));
  const isChanged = content !== message.content || (limit !== stored && limit !== '');
  return { content, limit, outcome, isPending, isChanged, save, reset, onContent: typed(setContent), onLimit: typed(setLimit) };
}

/** One message: its text, its placeholders, and the reset to the original. */
export function MessageEditor({ message }: { message: MessageRecord }) {
  const t = useText();
  const id = useId();
  const { content, limit, outcome, isPending, isChanged, save, reset, onContent, onLimit } = useEdit(message);
  const [unknown] = unknownPlaceholders(message.placeholders.includes('score') ? 'scoredMessage' : 'message', content);
  const problem =
    outcome?.kind === 'failed'
      ? outcome.message
      : unknown !== undefined && t('messages.unknown', { name: unknown, names: namesOf(message) });
  const page = MESSAGE_PAGES[message.key];
  const isOriginal = message.content === message.default_content;
  const field = {
    id,
    value: content,
    'aria-invalid': Boolean(problem),
    'aria-describedby': `${id}-help ${id}-outcome`,
    onChange: onContent,
  };
  return (
    <div className="field ruled py-4">
      <label htmlFor={id}>{message.title}</label>
      {message.type === 'input' ? <input {...field} /> : <textarea rows={3} {...field} />}
      <p className="quiet" id={`${id}-help`}>
        {conditionWords(message, t) ?? message.description} {t('messages.placeholders', { names: namesOf(message) })}
      </p>
      {(message.condition === 'score_below' || message.condition === 'score_above') && (
        <p className="row mt-2">
          <label htmlFor={`${id}-limit`}>{t(`messages.limit.${message.condition}`)}</label>
          <input id={`${id}-limit`} type="number" min={0} max={100} value={limit} onChange={onLimit} />
        </p>
      )}
      <MessagePreview content={content} message={message} />
      <div className="row min-row mt-1">
        {isChanged && (
          <Button variant="contained" disabled={isPending} onClick={() => void save()}>
            {t(isPending ? 'app.action.saving' : 'app.action.save')}
          </Button>
        )}
        {!isOriginal && (
          <Button variant="outlined" disabled={isPending} onClick={() => void reset()}>
            {t('messages.reset')}
          </Button>
        )}
        {page && <OnPageLink page={page} text={message.content} />}
        <p className="quiet">{isOriginal ? t('messages.original') : t('messages.edited', { date: date(message.updated_at) })}</p>
        <p id={`${id}-outcome`} className={problem ? 'poor' : 'good'} role="status">
          {problem || (outcome?.kind === 'saved' && t('messages.saved'))}
        </p>
      </div>
    </div>
  );
}

const namesOf = ({ placeholders }: MessageRecord): string => placeholders.map(written).join(', ');

/** Returns the server's error of the text; null for other errors. */
function wordsOf(error: unknown): string | null {
  if (!(error instanceof HttpError)) return null;
  const { content, condition_value } = error.body?.errors ?? {};
  return content ?? condition_value ?? null;
}

function conditionWords({ condition, condition_value }: MessageRecord, t: ReturnType<typeof useText>): string | null {
  if (condition !== 'score_below' && condition !== 'score_above') return null;
  return `${t(`messages.condition.${condition}`, { value: condition_value })}. ${t('messages.demonstration')}`;
}
