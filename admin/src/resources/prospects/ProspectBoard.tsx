import { ProspectList } from './ProspectList';

/** The list of prospects as a board, at an address of its own. */
export function ProspectBoard() {
  return <ProspectList isBoard />;
}
