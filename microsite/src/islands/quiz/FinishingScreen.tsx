import { useEffect, useRef } from 'react';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { NOTICES } from '../../content/quiz.ts';

/** The last answers are on their way; the score page opens by itself. */
export function FinishingScreen({ isOffline }: { isOffline: boolean }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="question question-finishing">
      <h1 className="question-title" ref={title} tabIndex={-1}>
        {isOffline ? NOTICES.finishedOffline.title : t`Votre SmartIndex se calcule.`}
      </h1>
      <p className="question-help">
        {isOffline
          ? t`${NOTICES.finishedOffline.text}. Vous pouvez fermer cette page\u202f: en la rouvrant, vous retrouverez vos réponses.`
          : t`Un instant\u202f: vos dernières réponses s’enregistrent, puis votre SmartIndex s’ouvre tout seul.`}
      </p>
    </div>
  );
}
