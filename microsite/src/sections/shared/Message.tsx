import { MESSAGES, type MessageKey } from '../../content/messages.ts';
import type { SiteWords } from '../../render/page-input.ts';

interface Props {
  /** A message that staff may edit; an empty one takes no room. */
  name: MessageKey;
  words: SiteWords;
}

export function Message({ name, words }: Props) {
  return (
    <p className="agency-message" data-message={name}>
      {words.messages[name] ?? MESSAGES[name]}
    </p>
  );
}
