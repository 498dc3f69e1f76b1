import type { ReactElement } from 'react';
import type { Path } from 'react-hook-form';
import type { SettingKey, SettingsOf } from '../../api/types';
import { AccentField } from './AccentField';
import { AlertSignals } from './AlertSignals';
import { Calendars } from './Calendars';
import { ChatChannels } from './ChatChannels';
import type { FieldProps } from './fields';
import { LogoField } from './LogoField';
import { NightCapacity } from './NightCapacity';
import { SearchPreview } from './SearchPreview';
import { BookingDuration, BookingHours, PersonalLink } from './small-fields';
import { WidgetSnippet } from './WidgetSnippet';

/** A field by its name in the document, with what is not plain about it, or something that stands among the fields. */
type Declared<Key extends SettingKey> = Path<SettingsOf<Key>> | (Omit<FieldProps, 'source'> & { name: string }) | ReactElement;

const wide = <Name extends string>(name: Name) => ({ name, wide: true }) as const;
const lines = <Name extends string>(name: Name, rows: number) => ({ name, rows }) as const;
const of = <Name extends string>(kind: FieldProps['kind'], name: Name, isWide?: boolean) =>
  ({ name, kind, ...(isWide && { wide: true }) }) as const;

/** What a document of settings shows, in this order; bounds stand in `setting-fields.rules.ts`, words under `settings.<document>`. */
export const SECTIONS = {
  systemConfig: ['domain', 'invalidTokenRedirect', { name: 'tokenPrefix', help: <PersonalLink /> }],
  agency: [
    'name',
    'tagline',
    <AccentField key="accent" />,
    <LogoField key="logo" />,
    of('url', 'website'),
    of('email', 'email'),
    of('tel', 'phone'),
    lines('address', 3),
  ],
  legal: ['companyName', of('email', 'contact'), lines('address', 3), 'hosting', 'retentionMonths', lines('representative', 2)],
  benchmarks: [
    wide('sectorLabel'),
    'marketAverages.maturity',
    'marketAverages.acquisition',
    'marketAverages.innovation',
    of('numbers', 'topCompetitors'),
  ],
  booking: [
    wide('url'),
    <BookingHours key="hours" />,
    <BookingDuration key="durationMinutes" />,
    'bufferMinutes',
    'noticeHours',
    'horizonDays',
    of('list', 'closedDates'),
    'publicHolidays',
    'agentName',
    of('email', 'agentEmail'),
    <Calendars key="calendar" />,
  ],
  trial: ['requireEmailVerification', 'otherAddresses', of('email', 'staffEmail')],
  widget: [of('list', 'allowedOrigins', true), <WidgetSnippet key="snippet" />],
  audit: [wide('sendAutomatically'), 'rescanAfterDays', 'linkValidDays'],
  review: [wide('required')],
  campaigns: ['messagesPerMinute', 'emeliaModelCampaign', lines('postalAddress', 3)],
  alerts: [
    wide('enabled'),
    wide('operations'),
    of('list', 'recipients', true),
    <AlertSignals key="signals" />,
    of('time', 'quietHours.from'),
    of('time', 'quietHours.to'),
    wide('digest.enabled'),
    of('time', 'digest.time'),
    <ChatChannels key="chat" />,
  ],
  nightly: ['enabled', of('time', 'time'), { name: 'maxProspects', help: <NightCapacity /> }, 'staleAfterDays'],
  keywords: [wide('sampleFallback')],
  measurement: [wide('medianOfThree')],
  neighbours: [of('list', 'neverMeasured', true)],
  citations: ['questionsPerPlatform'],
  seoConfig: [
    wide('defaultTitle'),
    lines('defaultDescription', 3),
    wide('defaultKeywords'),
    'ogSiteName',
    'twitterSite',
    wide('ogImage'),
    lines('sitemapRoutes', 2),
    <SearchPreview key="preview" />,
  ],
} satisfies { [Key in SettingKey]?: Declared<Key>[] };

export type DeclaredKey = keyof typeof SECTIONS;

/** How the product behaves: after what the agency says about itself. */
export const BEHAVIOUR: DeclaredKey[] = [
  'benchmarks',
  'booking',
  'trial',
  'widget',
  'audit',
  'review',
  'campaigns',
  'alerts',
  'nightly',
  'keywords',
  'measurement',
  'neighbours',
];
