import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { exportProspects } from '../../../api/export-prospects';
import { showNotice } from '../../../components/notice';
import { saveFile } from '../../../components/save-file';
import { zurichDay } from '../../../format/format';
import { now } from '../../../format/now';
import { useText } from '../../../i18n/use-text';
import { useExplanation } from './use-bulk-action';

export interface Export {
  isRunning: boolean;
  bytes: number;
  failure: string | null;
  start: (filter: object) => Promise<void>;
  cancel: () => void;
}

/** Fetches a CSV in the order of the list and saves it as a file; a broken one is not saved. */
export function useExport(): Export {
  const t = useText();
  const explain = useExplanation();
  const { sort } = useListContext();
  const controller = useRef<AbortController>(undefined);
  const [isRunning, setRunning] = useState(false);
  const [bytes, setBytes] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const start = async (filter: object) => {
    const own = new AbortController();
    controller.current = own;
    setRunning(true);
    setBytes(0);
    setFailure(null);
    try {
      const file = await exportProspects({ filter, sort }, { onBytes: setBytes, signal: own.signal });
      saveFile(file, `prospects-${zurichDay(now())}.csv`);
      showNotice(t('bulk.export.done'));
    } catch (error) {
      if (!own.signal.aborted) setFailure(explain(error));
    }
    setRunning(false);
  };

  return { isRunning, bytes, failure, start, cancel: () => controller.current?.abort() };
}
