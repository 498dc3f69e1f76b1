import { Button } from '@mui/material';
import { useState } from 'react';
import { useCreatePath, useDelete } from 'react-admin';
import { Link } from 'react-router';
import type { QuestionRecord } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import { Icon } from '../../components/Icon';
import { listLink } from '../../components/list-link';
import { showNotice } from '../../components/notice';
import { Status } from '../../components/Status';
import { useText } from '../../i18n/use-text';
import styles from './quiz.module.css';

interface QuestionRowProps {
  question: QuestionRecord;
  index: number;
  count: number;
  isEditable: boolean;
  onMove: (to: number) => void;
  onDelete: () => void;
}

export function QuestionRow({ question, index, count, isEditable, onMove, onDelete }: QuestionRowProps) {
  const t = useText();
  const createPath = useCreatePath();
  const { id, category, options, weights, active, answer_count } = question;
  const named = { question: question.question };
  return (
    <div className={styles.row}>
      <span className={styles.position}>
        {isEditable && (
          <span className={styles.grip}>
            <Icon name="grip" />
          </span>
        )}
        {index + 1}
      </span>
      <div className={styles.words}>
        {isEditable ? (
          <Link className={styles.question} to={createPath({ resource: 'quiz-questions', type: 'edit', id })}>
            {question.question}
          </Link>
        ) : (
          <span className={styles.question}>{question.question}</span>
        )}
        <p className={styles.quiet}>{options.map((text) => `${text} (${weights[text] ?? 0})`).join(' · ')}</p>
        <p className={styles.facts}>
          <span>{t(`quiz.category.${category}`)}</span>
          <Status tone={active ? 'good' : 'neutral'}>{t(active ? 'quiz.active' : 'quiz.inactive')}</Status>
          <Link to={listLink('quiz-responses', { question_id: String(id) })}>
            {answer_count === 1 ? t('quiz.oneAnswer') : t('quiz.answers', { count: answer_count })}
          </Link>
        </p>
      </div>
      {isEditable && (
        <div className={styles.actions}>
          <button type="button" disabled={index === 0} onClick={() => onMove(index - 1)} aria-label={t('quiz.up', named)}>
            <Icon name="up" />
          </button>
          <button type="button" disabled={index === count - 1} onClick={() => onMove(index + 1)} aria-label={t('quiz.down', named)}>
            <Icon name="down" />
          </button>
          <DeleteButton question={question} onDelete={onDelete} />
        </div>
      )}
    </div>
  );
}

function DeleteButton({ question, onDelete }: Pick<QuestionRowProps, 'question' | 'onDelete'>) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [remove, { isPending }] = useDelete<QuestionRecord>();
  const close = () => {
    setIsOpen(false);
    setProblem(null);
  };
  const confirm = async () => {
    try {
      const params = { id: question.id, previousData: question };
      await remove('quiz-questions', params, { mutationMode: 'pessimistic', returnPromise: true });
      close();
      showNotice(t('quiz.deleted'));
      onDelete();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '');
    }
  };
  const foot = (
    <>
      <Button variant="outlined" onClick={close}>
        {t('app.action.cancel')}
      </Button>
      <Button variant="contained" color="error" disabled={isPending} onClick={() => void confirm()}>
        {t('quiz.delete.submit')}
      </Button>
    </>
  );
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)} aria-label={t('quiz.delete.open', { question: question.question })}>
        <Icon name="close" />
      </button>
      {isOpen && (
        <AppDialog title={t('quiz.delete.title')} onClose={close} foot={foot} width="xs">
          <p>{question.question}</p>
          <p className={styles.quiet}>{t('quiz.delete.text', { count: question.answer_count })}</p>
          {problem !== null && (
            <p className={styles.problem} role="alert">
              {t('quiz.deleteFailed')} {problem}
            </p>
          )}
        </AppDialog>
      )}
    </>
  );
}
