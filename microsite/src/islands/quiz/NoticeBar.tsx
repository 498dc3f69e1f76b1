import { useEffect } from 'react';
import { NOTICE_MS, type Notice } from '../../content/quiz.ts';

interface Props {
  notice: Notice | null;
  onClose(): void;
}

/** One message at a time, read aloud, gone after five seconds. Its place is always there, so that nothing moves. */
export function NoticeBar({ notice, onClose }: Props) {
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(onClose, NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice, onClose]);

  return (
    <div className="notice-place" role="status">
      {notice && (
        <p className="notice" data-kind={notice.kind}>
          <strong>{notice.title}</strong>
          <span>{notice.text}</span>
        </p>
      )}
    </div>
  );
}
