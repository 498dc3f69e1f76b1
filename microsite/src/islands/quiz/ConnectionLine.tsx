import { plural } from '../../lib/format.ts';
import type { Connection } from './use-connection.ts';

/** Where the answers stand: online or not, and how many still have to go. Changes are told by the notices, not here. */
export function ConnectionLine({ connection: { quality, text, label, waiting } }: { connection: Connection }) {
  return (
    <p className="quiz-line" data-quality={quality}>
      {text && (
        <span>
          <span className="quiz-line-mark" aria-hidden="true" />
          {label ? `${text}, ${label}` : text}
        </span>
      )}
      {waiting > 0 && <span>{plural(waiting, 'réponse', 'réponses')} en attente</span>}
    </p>
  );
}
