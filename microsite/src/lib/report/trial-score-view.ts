import { t } from '../../../../backend/src/rules/language.rules.ts';
import { selfServeBasis, selfServeMeaning, selfServeName, selfServeNone } from '../../../../backend/src/rules/self-serve.rules.ts';
import { SCORE_WORDS, scoreTone } from '../../../../backend/src/rules/verdicts.rules.ts';
import type { PublicReport } from '../api.ts';
import { integer } from '../format.ts';

/** The score of a trial, on its report and score pages; null without a trial. */
export function trialScoreView(figure: PublicReport['self_serve']) {
  if (figure === null) return null;
  const { score, word } = figure;
  const basis = selfServeBasis(figure);
  const verdict = word && SCORE_WORDS[word];
  const result = score === null ? selfServeNone().toLowerCase() : t`${integer(score)} sur 100, ${verdict ?? ''}`;
  return {
    value: score === null ? null : integer(score),
    tone: word === null ? 'none' : scoreTone(word),
    word: verdict ?? selfServeNone(),
    basis,
    line: `${selfServeName()} : ${result}. ${selfServeMeaning()} ${basis}`,
  };
}
