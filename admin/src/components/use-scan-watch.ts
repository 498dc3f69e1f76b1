import { useEffect, useRef } from 'react';
import { watchProgress } from '../api/call-api';
import type { ScanRecord } from '../api/types';

/** Follows a scan to its end. `onEnd` gets its last state, or null when it was deleted. */
export function useScanWatch(scanId: string | null, onEnd: (scan: ScanRecord | null) => void, onState?: (scan: ScanRecord) => void): void {
  const handlers = useRef({ onEnd, onState });
  useEffect(() => {
    handlers.current = { onEnd, onState };
  });
  useEffect(() => {
    if (!scanId) return;
    const controller = new AbortController();
    let last: ScanRecord | null = null;
    const seen = (scan: ScanRecord) => {
      last = scan;
      handlers.current.onState?.(scan);
    };
    watchProgress('GET admin/scans/:id', scanId, { onState: seen, signal: controller.signal })
      .catch(() => (last = null))
      .finally(() => {
        if (!controller.signal.aborted) handlers.current.onEnd(last);
      });
    return () => controller.abort();
  }, [scanId]);
}
