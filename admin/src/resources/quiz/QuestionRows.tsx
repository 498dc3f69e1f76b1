import { type DragEvent, useEffect, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { callApi } from '../../api/call-api';
import type { QuestionRecord } from '../../api/types';
import { useSaveError } from '../../components/use-save-error';
import { useText } from '../../i18n/use-text';
import { moved } from './draft';
import { QuestionRow } from './QuestionRow';
import styles from './quiz.module.css';

interface QuestionRowsProps {
  questions: QuestionRecord[];
  onChange: () => void;
}

/** The questions as they are asked; dragged, or moved by their buttons. */
export function QuestionRows({ questions, onChange }: QuestionRowsProps) {
  const t = useText();
  const fail = useSaveError('quiz.orderFailed');
  const { canAccess } = useCanAccess({ action: 'edit', resource: 'quiz-questions' });
  const [shown, setShown] = useState(questions);
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => setShown(questions), [questions]);

  const move = async (from: number, to: number) => {
    const question = shown[from];
    if (!question || from === to || to < 0 || to >= shown.length) return;
    const next = moved(shown, from, to);
    setShown(next);
    try {
      await callApi('POST admin/quiz-questions/reorder', { ids: next.map(({ id }) => id) });
      setSaid(t('quiz.moved', { question: question.question, position: to + 1, total: next.length }));
    } catch (error) {
      fail(error);
      setShown(questions);
    }
    onChange();
  };
  const drop = (to: number) => (event: DragEvent) => {
    event.preventDefault();
    if (dragged !== null) void move(dragged, to);
    setDragged(null);
  };

  return (
    <>
      <ol className={styles.questions} aria-label={t('quiz.title')}>
        {shown.map((question, index) => (
          <li
            key={question.id}
            className={dragged === index ? styles.dragged : undefined}
            draggable={canAccess === true}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(index);
            }}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={drop(index)}
            onDragEnd={() => setDragged(null)}
          >
            <QuestionRow
              question={question}
              index={index}
              count={shown.length}
              isEditable={canAccess === true}
              onMove={(to) => void move(index, to)}
            />
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  );
}
