import { createContext, type ReactNode, useContext } from 'react';
import type { ProspectRecord } from '../../../api/types';
import { type ProspectScan, useProspectScan } from './use-prospect-scan';

const Scan = createContext<ProspectScan | null>(null);

/** One scan for the whole page of a prospect: button, progress and tabs see the same. */
export function ProspectScanProvider({ prospect, children }: { prospect: ProspectRecord; children: ReactNode }) {
  const scan = useProspectScan(prospect);
  return <Scan value={scan}>{children}</Scan>;
}

export function useScanOfPage(): ProspectScan {
  const scan = useContext(Scan);
  if (!scan) throw new Error('ProspectScanProvider is missing');
  return scan;
}
