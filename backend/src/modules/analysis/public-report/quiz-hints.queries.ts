import { Injectable } from '@nestjs/common';
import { type HintFacts, proposedAnswers } from '../../../rules/quiz-hints.rules.js';
import { Quiz } from '../../quiz/quiz.service.js';
import type { PublicReport } from './public-report.contract.js';
import { PublicReports } from './public-report.queries.js';
import type { QuizHints as Hints } from './quiz-hints.contract.js';

/** What the report of a prospect has to say during its quiz, in the same figures. */
@Injectable()
export class QuizHints {
  constructor(
    private readonly reports: PublicReports,
    private readonly quiz: Quiz,
  ) {}

  async of(token: string): Promise<Hints> {
    const [report, { questions }] = await Promise.all([this.reports.report(token), this.quiz.forProspect(token)]);
    const proposed = proposedAnswers(hintFactsOf(report)).flatMap((proposal) =>
      questions.filter(({ options }) => options.includes(proposal.answer)).map(({ id }) => ({ questionId: id, ...proposal })),
    );
    const { basis, sentence } = report.headline;
    return { proposed, insight: basis && sentence };
  }
}

/** Examples of a made-up company speak as the real figures would. */
const hintFactsOf = ({ cms, keywords, example, demo }: PublicReport): HintFacts => {
  const isKnown = ({ state }: { state: string }) => state === 'measured' || (state === 'sample' && (demo || example === true));
  return {
    technologies: isKnown(cms) ? cms.technologies.flatMap(({ categories }) => categories) : null,
    positions: isKnown(keywords) ? keywords.items.map(({ position }) => position) : null,
  };
};
