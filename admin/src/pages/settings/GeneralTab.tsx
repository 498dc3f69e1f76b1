import { Link, useNavigate } from 'react-router';
import type { SettingKey } from '../../api/types';
import { useText } from '../../i18n/use-text';
import { FileDrop } from '../../resources/imports/FileDrop';
import { AccentField } from './AccentField';
import { AlertsSection } from './AlertsSection';
import { ClaimsSection } from './ClaimsSection';
import { ChoiceField, ListField, NumberField, SwitchField, TextField } from './fields';
import { LogoField } from './LogoField';
import { NightSection } from './NightSection';
import { AuditSection, CampaignsSection, ReviewSettings } from './OutgoingSections';
import { Section } from './Section';
import { SettingsPage } from './SettingsPage';
import styles from './settings.module.css';
import { type Drafts, useDrafts } from './use-drafts';

const KEYS: SettingKey[] = [
  'systemConfig',
  'agency',
  'legal',
  'claims',
  'benchmarks',
  'booking',
  'trial',
  'audit',
  'review',
  'campaigns',
  'alerts',
  'nightly',
  'keywords',
  'measurement',
];
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Links, the agency, and how the product behaves. */
export function GeneralTab() {
  const drafts = useDrafts(KEYS);
  return (
    <SettingsPage tab="general" drafts={drafts}>
      <SystemSection drafts={drafts} />
      <ImportSection />
      <AgencySection drafts={drafts} />
      <LegalSection drafts={drafts} />
      <ClaimsSection drafts={drafts} />
      <BenchmarksSection drafts={drafts} />
      <BookingSection drafts={drafts} />
      <TrialSection drafts={drafts} />
      <AuditSection drafts={drafts} />
      <ReviewSettings drafts={drafts} />
      <CampaignsSection drafts={drafts} />
      <AlertsSection drafts={drafts} />
      <NightSection drafts={drafts} />
      <MeasurementSection drafts={drafts} />
    </SettingsPage>
  );
}

interface Part {
  drafts: Drafts;
}

function SystemSection({ drafts }: Part) {
  const t = useText();
  const of = { drafts, of: 'systemConfig' } as const;
  const origin = String(drafts.get('systemConfig', 'domain') || location.origin).replace(/\/+$/, '');
  return (
    <Section title={t('settings.system.title')} lead={t('settings.system.lead')} history="systemConfig" drafts={drafts}>
      <TextField {...of} path="domain" label={t('settings.system.domain')} help={t('settings.system.domainHelp')} />
      <TextField {...of} path="invalidTokenRedirect" label={t('settings.system.redirect')} help={t('settings.system.redirectHelp')} />
      <TextField
        {...of}
        path="tokenPrefix"
        label={t('settings.system.prefix')}
        help={t('settings.system.prefixHelp', { link: `${origin}${drafts.get('systemConfig', 'tokenPrefix')}abcd1234` })}
      />
    </Section>
  );
}

/** A file is chosen here and reviewed on the page of the imports. */
function ImportSection() {
  const t = useText();
  const navigate = useNavigate();
  return (
    <Section title={t('settings.import.title')} lead={<Link to="/prospects/import">{t('imports.history.title')}</Link>}>
      <div className={styles.wide}>
        <FileDrop isQuiet onRead={({ importId }) => void navigate(`/prospects/import?id=${importId}`)} />
      </div>
    </Section>
  );
}

function AgencySection({ drafts }: Part) {
  const t = useText();
  const of = { drafts, of: 'agency' } as const;
  return (
    <Section title={t('settings.agency.title')} lead={t('settings.agency.lead')} history="agency" drafts={drafts}>
      <TextField {...of} path="name" label={t('settings.agency.name')} />
      <TextField {...of} path="tagline" label={t('settings.agency.tagline')} />
      <AccentField drafts={drafts} />
      <LogoField drafts={drafts} />
      <TextField {...of} path="website" label={t('settings.agency.website')} type="url" />
      <TextField {...of} path="email" label={t('settings.agency.email')} type="email" />
      <TextField {...of} path="phone" label={t('settings.agency.phone')} type="tel" />
      <TextField {...of} path="address" label={t('settings.agency.address')} help={t('settings.agency.addressHelp')} rows={3} />
    </Section>
  );
}

function LegalSection({ drafts }: Part) {
  const t = useText();
  const of = { drafts, of: 'legal' } as const;
  return (
    <Section title={t('settings.legal.title')} lead={t('settings.legal.lead')} history="legal" drafts={drafts}>
      <TextField {...of} path="companyName" label={t('settings.legal.companyName')} help={t('settings.legal.companyNameHelp')} />
      <TextField {...of} path="contact" label={t('settings.legal.contact')} type="email" help={t('settings.legal.contactHelp')} />
      <TextField {...of} path="address" label={t('settings.legal.address')} help={t('settings.legal.addressHelp')} rows={3} />
      <TextField {...of} path="hosting" label={t('settings.legal.hosting')} />
      <NumberField {...of} path="retentionMonths" label={t('settings.legal.retention')} min={1} max={120} />
      <TextField {...of} path="representative" label={t('settings.legal.representative')} rows={2} />
    </Section>
  );
}

function BenchmarksSection({ drafts }: Part) {
  const t = useText();
  const of = { drafts, of: 'benchmarks' } as const;
  const score = { min: 0, max: 100, optional: true };
  return (
    <Section title={t('settings.benchmarks.title')} lead={t('settings.benchmarks.lead')} history="benchmarks" drafts={drafts}>
      <TextField {...of} path="sectorLabel" label={t('settings.benchmarks.sector')} help={t('settings.benchmarks.sectorHelp')} wide />
      <NumberField {...of} {...score} path="marketAverages.maturity" label={t('settings.benchmarks.maturity')} />
      <NumberField {...of} {...score} path="marketAverages.acquisition" label={t('settings.benchmarks.acquisition')} />
      <NumberField {...of} {...score} path="marketAverages.innovation" label={t('settings.benchmarks.innovation')} />
      <ListField {...of} path="topCompetitors" numeric label={t('settings.benchmarks.top')} help={t('settings.benchmarks.topHelp')} />
    </Section>
  );
}

function BookingSection({ drafts }: Part) {
  const t = useText();
  const of = { drafts, of: 'booking' } as const;
  return (
    <Section title={t('settings.booking.title')} lead={t('settings.booking.lead')} history="booking" drafts={drafts}>
      <TextField {...of} path="url" label={t('settings.booking.url')} help={t('settings.booking.urlHelp')} wide />
      <p className={`${styles.help} ${styles.wide}`}>{t('settings.booking.hoursHelp')}</p>
      {DAYS.map((day) => (
        <ListField key={day} {...of} path={`openingHours.${day}`} label={t(`settings.booking.days.${day}`)} />
      ))}
      <ChoiceField
        {...of}
        path="durationMinutes"
        label={t('settings.booking.duration')}
        choices={[
          [25, '25 min'],
          [30, '30 min'],
        ]}
      />
      <NumberField {...of} path="bufferMinutes" label={t('settings.booking.buffer')} min={0} max={120} />
      <NumberField {...of} path="noticeHours" label={t('settings.booking.notice')} min={0} max={336} />
      <NumberField {...of} path="horizonDays" label={t('settings.booking.horizon')} min={1} max={120} />
      <ListField {...of} path="closedDates" label={t('settings.booking.closed')} help={t('settings.booking.closedHelp')} />
      <SwitchField {...of} path="publicHolidays" label={t('settings.booking.holidays')} />
      <TextField {...of} path="agentName" label={t('settings.booking.agentName')} />
      <TextField {...of} path="agentEmail" label={t('settings.booking.agentEmail')} type="email" />
    </Section>
  );
}

function TrialSection({ drafts }: Part) {
  const t = useText();
  const of = { drafts, of: 'trial' } as const;
  return (
    <Section title={t('settings.trial.title')} lead={t('settings.trial.lead')} history="trial" drafts={drafts}>
      <SwitchField {...of} path="requireEmailVerification" label={t('settings.trial.verify')} help={t('settings.trial.verifyHelp')} />
      <TextField {...of} path="staffEmail" type="email" label={t('settings.trial.staff')} help={t('settings.trial.staffHelp')} />
    </Section>
  );
}

function MeasurementSection({ drafts }: Part) {
  const t = useText();
  return (
    <>
      <Section title={t('settings.measurement.sampleTitle')} history="keywords" drafts={drafts}>
        <SwitchField
          drafts={drafts}
          of="keywords"
          path="sampleFallback"
          label={t('settings.measurement.sample')}
          help={t('settings.measurement.sampleHelp')}
          wide
        />
      </Section>
      <Section title={t('settings.measurement.title')} history="measurement" drafts={drafts}>
        <SwitchField
          drafts={drafts}
          of="measurement"
          path="medianOfThree"
          label={t('settings.measurement.median')}
          help={t('settings.measurement.medianHelp')}
          wide
        />
      </Section>
    </>
  );
}
