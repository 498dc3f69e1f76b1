import { Injectable } from '@nestjs/common';
import { type Language, languageOf } from '../../../rules/language.rules.js';
import { type HintFacts, proposedAnswers } from '../../../rules/quiz-hints.rules.js';
import { composedIn } from '../../../words/catalogues.js';
import { ProspectQueries } from '../../prospects/prospects.queries.js';
import { QuizQueries } from '../../quiz/quiz.queries.js';
import { shownAnswer } from '../../quiz/shown-question.js';
import type { PublicReport } from './public-report.contract.js';
import { PublicReports } from './public-report.queries.js';
import type { QuizHints as Hints } from './quiz-hints.contract.js';

/** Reads hints for the quiz, with the figures of the report. */
@Injectable()
export class QuizHints {
  constructor(
    private readonly reports: PublicReports,
    private readonly quiz: QuizQueries,
    private readonly prospects: ProspectQueries,
  ) {}

  async of(token: string, asked: Language | null): Promise<Hints> {
    const language = languageOf(asked, await this.prospects.languageOf(token));
    const [report, questions] = await Promise.all([this.reports.report(token, language), this.quiz.shownIn(language)]);
    const proposals = await composedIn(language, () => proposedAnswers(hintFactsOf(report)));
    const proposed = proposals.flatMap((proposal) =>
      questions
        .filter(({ stored }) => stored.includes(proposal.answer))
        .map((question) => ({ ...proposal, questionId: question.id, answer: shownAnswer(question, proposal.answer) })),
    );
    const { basis, sentence } = report.headline;
    return { proposed, insight: basis && sentence };
  }
}

/** Examples of an invented company give the same hints as real figures. */
const hintFactsOf = ({ cms, keywords, example, demo }: PublicReport): HintFacts => {
  const isKnown = ({ state }: { state: string }) => state === 'measured' || (state === 'sample' && (demo || example === true));
  return {
    technologies: isKnown(cms) ? cms.technologies.flatMap(({ categories }) => categories) : null,
    positions: isKnown(keywords) ? keywords.items.map(({ position }) => position) : null,
  };
};
