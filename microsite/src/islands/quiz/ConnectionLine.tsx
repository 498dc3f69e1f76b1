import { t } from '../../../../backend/src/rules/language.rules.ts';
import { pluralForm } from '../../lib/format.ts';
import type { Connection } from './use-connection.ts';

/** Only where something is wrong: a poor connection or none, and how many answers still have to go. Changes are announced by the notices. */
export function ConnectionLine({ connection: { quality, text, label, waiting } }: { connection: Connection }) {
  const isTold = quality === 'poor' || quality === 'offline';
  return (
    <p className="quiz-line" data-quality={quality}>
      {isTold && text && (
        <span>
          <span className="quiz-line-mark" aria-hidden="true" />
          {label ? `${text}, ${label}` : text}
        </span>
      )}
      {waiting > 0 && <span>{t`${waiting}\u00a0${pluralForm(waiting, t`réponse`, t`réponses`)} en attente`}</span>}
    </p>
  );
}
