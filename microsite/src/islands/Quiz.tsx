import { ErrorBoundary } from './ErrorBoundary.tsx';
import { QuizScreens } from './quiz/QuizScreens.tsx';
import { useQuiz } from './quiz/use-quiz.ts';

export function Quiz() {
  return (
    <ErrorBoundary>
      <LiveQuiz />
    </ErrorBoundary>
  );
}

function LiveQuiz() {
  const { startsAnew, ...quiz } = useQuiz();
  // the served question stayed hidden: the first one of the visit comes now
  return <QuizScreens key={String(startsAnew)} {...quiz} />;
}
