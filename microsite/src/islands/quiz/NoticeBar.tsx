import { useEffect, useRef, useState } from 'react';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { NOTICE_MS, type Notice } from '../../content/quiz.ts';

interface Props {
  notice: Notice | null;
  onClose(): void;
}

/**
 * One message at a time, announced, hidden after five seconds unless it has hover or focus; success is one quiet
 * line. Its space is reserved, so that nothing moves.
 */
export function NoticeBar({ notice, onClose }: Props) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHeld = isPointedAt || hasFocus;
  const left = useRef(NOTICE_MS);

  useEffect(() => {
    if (notice) left.current = NOTICE_MS;
  }, [notice]);

  useEffect(() => {
    if (!notice || isHeld) return;
    const since = performance.now();
    const timer = setTimeout(onClose, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [notice, isHeld, onClose]);

  const close = () => {
    setPointedAt(false);
    setFocus(false);
    onClose();
  };

  return (
    <div className="notice-place" role="status">
      {notice && (
        // biome-ignore lint/a11y/noStaticElementInteractions: pointing only holds the message; nothing is done by it
        <div
          className="notice"
          data-kind={notice.kind}
          onPointerEnter={() => setPointedAt(true)}
          onPointerLeave={() => setPointedAt(false)}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
        >
          <p>
            <strong>{notice.title}</strong>
            <span>{notice.text}</span>
          </p>
          {notice.kind !== 'success' && (
            <button type="button" className="notice-close" aria-label={t`Fermer le message`} onClick={close}>
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path d="M3 3l10 10M13 3L3 13" fill="none" stroke="currentColor" strokeWidth="1.5" />
              </svg>
            </button>
          )}
        </div>
      )}
    </div>
  );
}
