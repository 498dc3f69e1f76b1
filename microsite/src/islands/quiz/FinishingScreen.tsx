import { useEffect, useRef } from 'react';

/** The last answers are on their way; the score page opens by itself. */
export function FinishingScreen() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="question">
      <h1 className="question-title" ref={title} tabIndex={-1}>
        Votre SmartIndex se calcule.
      </h1>
      <p className="question-help">Un instant{'\u202f'}: vos dernières réponses s’enregistrent, puis votre score s’ouvre tout seul.</p>
    </div>
  );
}
