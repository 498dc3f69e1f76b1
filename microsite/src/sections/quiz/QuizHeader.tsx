import type { SiteWords } from '../../render/page-input.ts';
import { Brand } from '../Brand.tsx';
import { Languages } from '../shared/Languages.tsx';

/** Header of the quiz: logo and languages. */
export function QuizHeader({ words }: { words: SiteWords }) {
  return (
    <header className="quiz-header page">
      <a className="brand" href="/test1">
        <Brand agency={words.agency} />
      </a>
      <Languages isShort />
    </header>
  );
}
