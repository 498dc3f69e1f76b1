import { t } from '../../../../backend/src/rules/language.rules.ts';

/** Shown with every figure of a made-up company; the page of a real one does not contain it. */
export function ExampleLabel({ isExample }: { isExample: boolean }) {
  return isExample && <strong className="example-mark">{t`Exemple`}</strong>;
}
