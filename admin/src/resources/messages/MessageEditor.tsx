import { Button } from '@mui/material';
import { useId, useState } from 'react';
import { HttpError, useListContext, useUpdate } from 'react-admin';
import { useServer } from '../../api/data-provider';
import type { MessageRecord } from '../../api/types';
import { useOutcome } from '../../components/use-outcome';
import { date } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { MessagePreview } from './MessagePreview';
import styles from './messages.module.css';
import { unknownPlaceholders } from './preview';

type Outcome = { kind: 'saved' } | { kind: 'failed'; message: string };

/** One message: its text, what it may name, and the way back to the original. */
export function MessageEditor({ message }: { message: MessageRecord }) {
  const t = useText();
  const id = useId();
  const server = useServer();
  const { refetch } = useListContext();
  const [update, { isPending }] = useUpdate<MessageRecord>();
  const [content, setContent] = useState(message.content);
  const [outcome, setOutcome] = useOutcome<Outcome>();
  const isSaved = outcome?.kind === 'saved';
  const [unknown] = unknownPlaceholders(content, message.placeholders);
  const problem =
    outcome?.kind === 'failed'
      ? outcome.message
      : unknown !== undefined && t('messages.unknown', { name: `{${unknown}}`, names: namesOf(message) });
  const isOriginal = message.content === message.default_content;

  const attempt = async (change: () => Promise<string>) => {
    setOutcome(null);
    try {
      setContent(await change());
      setOutcome({ kind: 'saved' });
    } catch (error) {
      setOutcome({ kind: 'failed', message: wordsOf(error) ?? t('messages.failed') });
    }
  };
  const save = () =>
    attempt(async () => {
      const params = { id: message.id, data: { content }, previousData: message };
      const saved = await update('messages', params, { mutationMode: 'pessimistic', returnPromise: true });
      return (saved as MessageRecord).content;
    });
  const reset = () =>
    attempt(async () => {
      const original = (await server.resetMessage(message.id)).content;
      await refetch();
      return original;
    });

  const fieldProps = {
    id,
    value: content,
    'aria-invalid': Boolean(problem),
    'aria-describedby': `${id}-help ${id}-outcome`,
    onChange: ({ target }: { target: { value: string } }) => {
      setContent(target.value);
      setOutcome(null);
    },
  };
  return (
    <div className={styles.message}>
      <label htmlFor={id}>{message.title}</label>
      {message.type === 'input' ? <input {...fieldProps} /> : <textarea rows={3} {...fieldProps} />}
      <p className={styles.help} id={`${id}-help`}>
        {conditionWords(message, t) ?? message.description} {t('messages.placeholders', { names: namesOf(message) })}
      </p>
      <MessagePreview content={content} message={message} />
      <div className={styles.foot}>
        {content !== message.content && (
          <Button variant="contained" disabled={isPending} onClick={() => void save()}>
            {t(isPending ? 'app.action.saving' : 'app.action.save')}
          </Button>
        )}
        {!isOriginal && (
          <Button variant="outlined" disabled={isPending} onClick={() => void reset()}>
            {t('messages.reset')}
          </Button>
        )}
        <p className={styles.state}>{isOriginal ? t('messages.original') : t('messages.edited', { date: date(message.updated_at) })}</p>
        <p id={`${id}-outcome`} className={problem ? styles.failed : styles.saved} role="status">
          {problem || (isSaved && t('messages.saved'))}
        </p>
      </div>
    </div>
  );
}

const namesOf = ({ placeholders }: MessageRecord): string => placeholders.map((name) => `{${name}}`).join(', ');

/** What the server says about the text itself; nothing for other failures. */
function wordsOf(error: unknown): string | null {
  if (!(error instanceof HttpError)) return null;
  return error.body?.errors?.content ?? null;
}

function conditionWords({ condition, condition_value }: MessageRecord, t: ReturnType<typeof useText>): string | null {
  if (condition !== 'score_below' && condition !== 'score_above') return null;
  return `${t(`messages.condition.${condition}`, { value: condition_value })}.`;
}
