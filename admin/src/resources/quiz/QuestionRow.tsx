import { useCreatePath, useDataProvider } from 'react-admin';
import { Link } from 'react-router';
import type { QuestionRecord } from '../../api/types';
import { ConfirmButton } from '../../components/ConfirmDialog';
import { Icon } from '../../components/Icon';
import { listLink } from '../../components/list-link';
import { Status } from '../../components/Status';
import { useText } from '../../i18n/use-text';
import styles from './quiz.module.css';

interface QuestionRowProps {
  question: QuestionRecord;
  index: number;
  count: number;
  isEditable: boolean;
  onMove: (to: number) => void;
}

export function QuestionRow({ question, index, count, isEditable, onMove }: QuestionRowProps) {
  const t = useText();
  const createPath = useCreatePath();
  const { id, category, options, weights, active, answer_count } = question;
  const named = { question: question.question };
  return (
    <div className={styles.row}>
      <span className={styles.position}>
        {isEditable && (
          <span className="grid grey">
            <Icon name="grip" />
          </span>
        )}
        {index + 1}
      </span>
      <div className="break shrink">
        {isEditable ? (
          <Link className="strong" to={createPath({ resource: 'quiz-questions', type: 'edit', id })}>
            {question.question}
          </Link>
        ) : (
          <span className="strong">{question.question}</span>
        )}
        <p className="quiet">{options.map((text) => `${text} (${weights[text] ?? 0})`).join(' · ')}</p>
        <p className="wrap items-baseline gap-1 mt-1 gap-x-4">
          <span>{t(`quiz.category.${category}`)}</span>
          <Status tone={active ? 'good' : 'neutral'}>{t(active ? 'quiz.active' : 'quiz.inactive')}</Status>
          <Link to={listLink('quiz-responses', { question_id: String(id) })}>
            {answer_count === 1 ? t('quiz.oneAnswer') : t('quiz.answers', { count: answer_count })}
          </Link>
        </p>
      </div>
      {isEditable && (
        <div className={styles.actions}>
          <button
            type="button"
            className="icon-button ink"
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
            aria-label={t('quiz.up', named)}
          >
            <Icon name="up" />
          </button>
          <button
            type="button"
            className="icon-button ink"
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
            aria-label={t('quiz.down', named)}
          >
            <Icon name="down" />
          </button>
          <DeleteButton question={question} />
        </div>
      )}
    </div>
  );
}

function DeleteButton({ question }: Pick<QuestionRowProps, 'question'>) {
  const t = useText();
  const server = useDataProvider();
  return (
    <ConfirmButton
      label={<Icon name="close" />}
      button={{ look: 'icon-button', 'aria-label': t('quiz.delete.open', { question: question.question }) }}
      title={t('quiz.delete.title')}
      confirm={t('quiz.delete.submit')}
      done={t('quiz.deleted')}
      failed={t('quiz.deleteFailed')}
      isDanger
      onConfirm={() => server.delete('quiz-questions', { id: question.id, previousData: question })}
    >
      <p>{question.question}</p>
      <p className="quiet">{t('quiz.delete.text', { count: question.answer_count })}</p>
    </ConfirmButton>
  );
}
