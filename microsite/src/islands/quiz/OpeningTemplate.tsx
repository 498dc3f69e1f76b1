import { ConnectionLine } from './ConnectionLine.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import { QuestionView } from './QuestionView.tsx';
import { UNKNOWN_CONNECTION } from './use-connection.ts';

const nothing = () => undefined;

/** A question without its words, whose places `inline/show-quiz.ts` fills: drawn once, when the page is built. */
export function OpeningTemplate() {
  return (
    <QuestionView
      question={{ id: 0, position: 1, question: '…', options: ['…'] }}
      index={0}
      total={1}
      chosen={undefined}
      help=""
      leaveHref="/"
      takesFocus={false}
      leadsOn={false}
      bar={<NoticeBar notice={null} onClose={nothing} />}
      line={<ConnectionLine connection={UNKNOWN_CONNECTION} />}
      onChoose={nothing}
      goTo={nothing}
    />
  );
}
