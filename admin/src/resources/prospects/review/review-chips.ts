import type { Text, TextKey } from '../../../i18n/use-text';
import type { ProspectFilters } from '../prospect-filters';

/** The filters about review and campaigns in words: name and value; null when this one is not in force. */
export function reviewChipWords(filters: ProspectFilters, key: string, t: Text, flagName: (id: string) => string): [string, string] | null {
  const { review_status, approved, flagged, red_flag, without_flag, permitted, without_id, in_audience, left_out_of, left_out_reason } =
    filters;
  const names = (flags: string[]) => flags.map(flagName).join(', ');
  if (key === 'review_status' && review_status) return [t('bulk.column.review'), t(`bulk.review.${review_status}`)];
  if (key === 'approved' && approved !== undefined)
    return [t('bulk.column.review'), t(approved ? 'bulk.review.validated' : 'review.filter.notApproved')];
  if (key === 'flagged' && flagged !== undefined)
    return [t('review.filter.flags'), t(flagged ? 'review.filter.some' : 'review.filter.none')];
  if (key === 'red_flag' && red_flag) return [t('review.filter.flags'), names([red_flag].flat())];
  if (key === 'without_flag' && without_flag) return [t('review.filter.without'), names(without_flag)];
  if (key === 'permitted' && permitted !== undefined)
    return [t('review.filter.permission'), t(permitted ? 'review.filter.recorded' : 'review.filter.missing')];
  if (key === 'in_audience' && in_audience) return [t('review.filter.campaign'), t('review.filter.audience')];
  if (key === 'without_id' && without_id)
    return [t('review.filter.except'), t('review.filter.prospects', { smart_count: without_id.length })];
  if (key === 'left_out_of' && left_out_of)
    return [
      t('review.filter.leftOut'),
      left_out_reason ? t(`campaigns.reason.${left_out_reason}` as TextKey) : t('review.filter.anyReason'),
    ];
  return null;
}
