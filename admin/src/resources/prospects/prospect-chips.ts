import type { Canton } from '../../../../backend/src/rules/cantons.rules';
import { date } from '../../format/format';
import type { Text, TextKey } from '../../i18n/use-text';
import { compact, type ProspectFilters } from './prospect-filters';

interface Words {
  t: Text;
  flagName: (id: string) => string;
  cantonName: (code: Canton) => string;
  /** Undefined until the team is known. */
  ownerName: (id: string) => string | undefined;
}

type Key = keyof ProspectFilters;

interface Chip {
  /** The filters that it stands for and takes away. */
  keys: readonly Key[];
  name: TextKey;
  /** Called where one of its filters is in force. */
  value: (filters: ProspectFilters, words: Words) => string;
}

const single = <K extends Key>(key: K, name: TextKey, value: (value: NonNullable<ProspectFilters[K]>, words: Words) => string): Chip => ({
  keys: [key],
  name,
  value: (filters, words) => value(filters[key] as NonNullable<ProspectFilters[K]>, words),
});

const yesOrNo = (key: Key, name: TextKey, yes: TextKey, no: TextKey): Chip => single(key, name, (value, { t }) => t(value ? yes : no));

/** The day that ends at a midnight. */
const lastDay = (midnight: string): string => new Date(Date.parse(midnight) - 1).toISOString();

/** Filters that show as a chip of their own. */
const CHIPS: Chip[] = [
  single('status', 'prospects.filter.status', (status, { t }) => t(`prospects.status.${status}`)),
  single('review_status', 'bulk.column.review', (status, { t }) => t(`bulk.review.${status}`)),
  single('language', 'resources.prospects.fields.language', (language, { t }) => t(`prospects.language.${language}`)),
  yesOrNo('approved', 'bulk.column.review', 'bulk.review.validated', 'review.filter.notApproved'),
  yesOrNo('flagged', 'review.filter.flags', 'review.filter.some', 'review.filter.none'),
  single('red_flag', 'review.filter.flags', (flags, { flagName }) => [flags].flat().map(flagName).join(', ')),
  single('without_flag', 'review.filter.without', (flags, { flagName }) => flags.map(flagName).join(', ')),
  yesOrNo('permitted', 'review.filter.permission', 'review.filter.recorded', 'review.filter.missing'),
  single('in_audience', 'review.filter.campaign', (_, { t }) => t('review.filter.audience')),
  single('without_id', 'review.filter.except', (ids, { t }) => t('review.filter.prospects', { smart_count: ids.length })),
  {
    keys: ['left_out_of', 'left_out_reason'],
    name: 'review.filter.leftOut',
    value: ({ left_out_reason: reason }, { t }) => t(reason ? (`campaigns.reason.${reason}` as TextKey) : 'review.filter.anyReason'),
  },
  single('visited_on', 'prospects.filter.visited', (day) => day.split('-').reverse().join('.')),
  {
    keys: ['in_campaign', 'campaign_step'],
    name: 'review.filter.campaign',
    value: ({ campaign_step: step = 'sent' }, { t }) => t(`analytics.cohorts.step.${step}`),
  },
  yesOrNo('rdv_pris', 'prospects.filter.appointment', 'prospects.filter.planned', 'prospects.filter.notPlanned'),
  yesOrNo('has_site', 'prospects.filter.site', 'prospects.filter.withSite', 'prospects.filter.withoutSite'),
  yesOrNo('example', 'prospects.filter.examples', 'prospects.filter.examplesOnly', 'prospects.filter.withoutExamples'),
  yesOrNo('contacted', 'prospects.filter.contact', 'prospects.filter.contacted', 'prospects.filter.notContacted'),
  single('owner_id', 'followUp.owner', (id, { ownerName }) => ownerName(id) ?? '…'),
  yesOrNo('owned', 'followUp.owner', 'prospects.filter.somebody', 'followUp.nobody'),
  single('next_due', 'followUp.next', (due, { t }) => t(`prospects.filter.due.${due}`)),
  single('cms', 'prospects.figures.cms', (cms) => cms),
  single('mobile_points_lt', 'prospects.figures.mobile', (limit, { t }) => t('prospects.filter.under', { value: limit })),
  single('critical_gte', 'prospects.figures.critical', (least, { t }) => t('prospects.filter.from', { value: least })),
  yesOrNo('hidden_from_google', 'prospects.filter.google', 'prospects.filter.hidden', 'prospects.filter.notHidden'),
  single('rating_lt', 'prospects.figures.rating', (limit, { t }) => t('prospects.filter.under', { value: limit })),
  single('scanned_at_lt', 'prospects.figures.scanned', (before, { t }) => t('prospects.filter.toDate', { value: date(lastDay(before)) })),
  single('canton', 'prospects.figures.canton', (canton, { cantonName }) => cantonName(canton)),
  single('place', 'prospects.figures.city', (place) => place),
  single('activity', 'prospects.figures.trade', (activity) => activity),
  {
    keys: ['quiz_commence', 'quiz_en_cours'],
    name: 'prospects.filter.quiz',
    value: ({ quiz_commence, quiz_en_cours }, { t }) => {
      if (quiz_commence === false) return t('prospects.filter.quizNotStarted');
      return t(quiz_en_cours === false ? 'prospects.filter.quizUnanswered' : 'prospects.filter.quizStarted');
    },
  },
  {
    keys: ['score_gte', 'score_lte'],
    name: 'prospects.filter.score',
    value: ({ score_gte, score_lte }, { t }) =>
      both(
        score_gte !== undefined && t('prospects.filter.from', { value: score_gte }),
        score_lte !== undefined && t('prospects.filter.to', { value: score_lte }),
      ),
  },
  {
    keys: ['created_at_gte', 'created_at_lt'],
    name: 'prospects.filter.created',
    value: ({ created_at_gte: from, created_at_lt: before }, { t }) =>
      both(
        from !== undefined && t('prospects.filter.fromDate', { value: date(from) }),
        before !== undefined && t('prospects.filter.toDate', { value: date(lastDay(before)) }),
      ),
  },
];

const both = (from: string | false, to: string | false): string => [from, to].filter(Boolean).join(' ');

/** The filters in force in words: which ones, their name and their value. */
export const chipsOf = (filters: ProspectFilters, words: Words) =>
  CHIPS.filter(({ keys }) => keys.some((key) => compact(filters)[key] !== undefined)).map(({ keys, name, value }) => ({
    keys,
    name: words.t(name),
    value: value(filters, words),
  }));
