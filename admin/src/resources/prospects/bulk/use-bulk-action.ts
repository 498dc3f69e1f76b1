import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { type ApiParams, callApi } from '../../../api/call-api';
import { statusOf } from '../../../api/problem';
import type { BulkSelection } from '../../../api/requests';
import type { BulkActionName, BulkAnswer } from '../../../api/types';
import { useReportError } from '../../../components/dialog-errors';
import { showNotice } from '../../../components/notice';
import { useText } from '../../../i18n/use-text';
import { useUndoneText } from '../../actions/use-undone-text';
import type { ListedProspect } from '../prospect-columns';

/** The parameters of a bulk action besides the selection. */
export type BulkGiven = Omit<ApiParams<'POST admin/prospects/bulk'>, 'action' | 'dryRun' | keyof BulkSelection>;

interface CachedPage {
  data: ListedProspect[];
  total?: number;
}

/** Runs a bulk action, updates the cached list before it is read again, and offers an undo. */
export function useBulkAction() {
  const t = useText();
  const reportError = useReportError();
  const queryClient = useQueryClient();
  const explain = useExplanation();
  const undoneWords = useUndoneText();

  const refresh = async () => {
    for (const kind of ['getList', 'getOne', 'counters']) await queryClient.invalidateQueries({ queryKey: ['prospects', kind] });
  };

  const undo = async (id: string) => {
    try {
      const undone = await callApi('POST admin/prospects/bulk/:id/undo', { id });
      if (undone.count > 0) showNotice(undoneWords(undone));
      else reportError(t('actions.nothingUndone'));
    } catch (error) {
      reportError(t('bulk.undoFailed', { message: explain(error) }));
    }
    await refresh();
  };

  return async (
    action: BulkActionName,
    selection: BulkSelection,
    given: BulkGiven,
    doneText: (result: BulkAnswer) => string,
  ): Promise<void> => {
    const result = await callApi('POST admin/prospects/bulk', { action, ...selection, ...given });
    const { id, count } = result;
    if (count === 0) throw new Error(t('bulk.nothing'));
    const change = OPTIMISTIC[action];
    if (change) {
      queryClient.setQueriesData<CachedPage>(
        { queryKey: ['prospects', 'getList'] },
        (page) => page?.data && change(page, selection, count),
      );
    }
    showNotice(doneText(result), id ? { label: t('bulk.undo'), run: () => undo(id) } : undefined);
    void refresh();
  };
}

/** Optimistic updates of the cached pages. */
const OPTIMISTIC: Partial<Record<BulkActionName, (page: CachedPage, selection: BulkSelection, count: number) => CachedPage>> = {
  delete: ({ data, total }, selection, count) => ({
    data: data.filter((prospect) => !isMeant(prospect, selection)),
    total: Math.max(0, (total ?? 0) - count),
  }),
  validate: ({ data, ...page }, selection) => ({
    ...page,
    data: data.map((prospect) =>
      isMeant(prospect, selection) && prospect.red_flags.length === 0 ? { ...prospect, review_status: 'validated' } : prospect,
    ),
  }),
};

const isMeant = ({ id }: ListedProspect, { ids }: BulkSelection): boolean => ids?.includes(id) ?? false;

/** Returns the error message; an older server may not know the action. */
export function useExplanation(): (error: unknown) => string {
  const t = useText();
  const translate = useTranslate();
  return (error) => {
    if (statusOf(error) === 404) return t('bulk.unavailable');
    const message = error instanceof Error && error.message ? error.message : 'bulk.failed';
    return translate(message, { _: message });
  };
}
