import { useEffect, useState } from 'react';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { QUOTES } from '../../content/quotes.ts';
import { frenchSpaces } from '../../lib/spaces.ts';
import { pick } from '../../lib/trial/quotes.ts';

/** Specification 1, sections 2.5 and 9. */
const SHOWN = 3;
const ROTATE_MS = 10_000;

/** Three of our quotes, one after the other; one that stays where motion is unwelcome. Never read aloud by itself. */
export function Quotes() {
  const [chosen] = useState(() => pick(QUOTES, SHOWN, Math.random));
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setIndex((shown) => (shown + 1) % SHOWN), ROTATE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <figure className="trial-quote">
      <blockquote key={index}>{frenchSpaces(t`« ${chosen[index] ?? ''} »`)}</blockquote>
    </figure>
  );
}
