import { Box } from '@mui/material';
import { useGetIdentity, useListContext } from 'react-admin';
import { CANTON_CODES } from '../../../../backend/src/rules/cantons.rules';
import { LANGUAGES } from '../../../../backend/src/rules/language.rules';
import { RED_FLAGS } from '../../../../backend/src/rules/review.rules';
import { REVIEW_STATUSES } from '../../../../backend/src/rules/review-state.rules';
import { useText } from '../../i18n/use-text';
import { FilterDay, FilterNumber, FilterSelect, FilterText, SelectField } from '../../list/filters';
import { useChangeFilters } from '../../list/use-change-filters';
import { useColleagues } from './follow-up/use-colleagues';
import { NEXT_DUE, type ProspectFilters, withoutKeys } from './prospect-filters';
import { FOLLOW_UPS } from './prospect-state';
import { useFlagName } from './review/use-flags';
import { useCantonName } from './use-canton-name';

/** A label and its field at the two edges of the menu. */
const LOOK = {
  '&& > *': { justifyContent: 'space-between', gap: 4, color: 'inherit' },
  '& :is(select, input)': { width: 168, height: 32, padding: '0 8px', background: 'var(--paper)' },
};

/** The fields of the menu of filters. */
export function ProspectFilterFields() {
  const t = useText();
  const cantonName = useCantonName();
  const select = { any: t('prospects.filter.any'), isLabelled: true };
  const yesOrNo = (yes: string, no: string) => [
    { value: true, label: yes },
    { value: false, label: no },
  ];
  return (
    <Box className="grid gap-2" sx={LOOK}>
      <FilterSelect
        {...select}
        source="status"
        label={t('prospects.filter.status')}
        choices={FOLLOW_UPS.map((value) => ({ value, label: t(`prospects.status.${value}`) }))}
      />
      <FilterSelect
        {...select}
        source="review_status"
        label={t('bulk.column.review')}
        choices={REVIEW_STATUSES.map((value) => ({ value, label: t(`bulk.review.${value}`) }))}
      />
      <FlagField {...select} />
      <FilterSelect
        {...select}
        source="rdv_pris"
        label={t('prospects.filter.appointment')}
        choices={yesOrNo(t('prospects.filter.planned'), t('prospects.filter.notPlanned'))}
      />
      <FilterSelect
        {...select}
        source="has_site"
        label={t('prospects.filter.site')}
        choices={yesOrNo(t('prospects.filter.withSite'), t('prospects.filter.withoutSite'))}
      />
      <FilterSelect
        {...select}
        source="contacted"
        label={t('prospects.filter.contact')}
        choices={yesOrNo(t('prospects.filter.contacted'), t('prospects.filter.notContacted'))}
      />
      <FilterSelect
        {...select}
        source="example"
        label={t('prospects.filter.examples')}
        choices={[{ value: true, label: t('prospects.filter.examplesOnly') }]}
      />
      <OwnerField {...select} />
      <FilterSelect
        {...select}
        source="next_due"
        label={t('followUp.next')}
        choices={NEXT_DUE.map((value) => ({ value, label: t(`prospects.filter.due.${value}`) }))}
      />
      <FilterText source="cms" label={t('prospects.figures.cms')} />
      <FilterNumber source="mobile_points_lt" label={t('prospects.filter.mobileUnder')} />
      <FilterNumber source="critical_gte" label={t('prospects.filter.criticalFrom')} />
      <FilterSelect
        {...select}
        source="hidden_from_google"
        label={t('prospects.filter.google')}
        choices={yesOrNo(t('prospects.filter.hidden'), t('prospects.filter.notHidden'))}
      />
      <FilterSelect
        {...select}
        source="canton"
        label={t('prospects.figures.canton')}
        choices={CANTON_CODES.map((value) => ({ value, label: cantonName(value) }))}
      />
      <FilterSelect
        {...select}
        source="language"
        label={t('resources.prospects.fields.language')}
        choices={LANGUAGES.map((value) => ({ value, label: t(`prospects.language.${value}`) }))}
      />
      <FilterText source="place" label={t('prospects.figures.city')} />
      <FilterText source="activity" label={t('prospects.figures.trade')} />
      <FilterDay source="scanned_at_lt" label={t('prospects.filter.scannedTo')} isEnd />
      <FilterNumber source="score_gte" label={t('prospects.filter.scoreMin')} />
      <FilterNumber source="score_lte" label={t('prospects.filter.scoreMax')} />
      <FilterDay source="created_at_gte" label={t('prospects.filter.createdFrom')} />
      <FilterDay source="created_at_lt" label={t('prospects.filter.createdTo')} isEnd />
    </Box>
  );
}

/** One’s own, nobody’s, or a colleague’s. */
function OwnerField(select: { any: string; isLabelled: boolean }) {
  const t = useText();
  const { filterValues } = useListContext();
  const { identity } = useGetIdentity();
  const { owner_id, owned }: ProspectFilters = filterValues;
  const colleagues = useColleagues(owner_id ?? null);
  const change = useChangeFilters();
  const isMe = ({ id }: { id: string }) => id === identity?.id;
  return (
    <SelectField
      {...select}
      label={t('followUp.owner')}
      current={owner_id ?? owned}
      choices={[
        ...colleagues.filter(isMe).map(({ id }) => ({ value: id, label: t('prospects.filter.mine') })),
        { value: false, label: t('followUp.nobody') },
        { value: true, label: t('prospects.filter.somebody') },
        ...colleagues.filter((one) => !isMe(one)).map(({ id, label }) => ({ value: id, label })),
      ]}
      onChange={(value) =>
        change((filters) => ({
          ...withoutKeys(filters, ['owner_id', 'owned']),
          ...(typeof value === 'boolean' ? { owned: value } : value && { owner_id: value }),
        }))
      }
    />
  );
}

/** With any flag, without one, or with this one. */
function FlagField(select: { any: string; isLabelled: boolean }) {
  const t = useText();
  const flagName = useFlagName();
  const { filterValues } = useListContext();
  const { flagged, red_flag }: ProspectFilters = filterValues;
  const [only] = [red_flag ?? []].flat();
  const change = useChangeFilters();
  const filterOf = (value: string | boolean | undefined) =>
    typeof value === 'boolean' ? { flagged: value } : value && { red_flag: value };
  return (
    <SelectField
      {...select}
      label={t('review.filter.flags')}
      current={only ?? flagged}
      choices={[
        { value: true, label: t('review.filter.some') },
        { value: false, label: t('review.filter.none') },
        ...RED_FLAGS.map((value) => ({ value, label: flagName(value) })),
      ]}
      onChange={(value) => change((filters) => ({ ...withoutKeys(filters, ['flagged', 'red_flag']), ...(filterOf(value) || {}) }))}
    />
  );
}
