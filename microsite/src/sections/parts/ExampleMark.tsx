import { t } from '../../../../backend/src/rules/language.rules.ts';

/** Stands with every figure of a made-up company; the page of a real one does not hold the word. */
export function ExampleMark({ isExample }: { isExample: boolean }) {
  return isExample && <strong className="example-mark">{t`Exemple`}</strong>;
}
