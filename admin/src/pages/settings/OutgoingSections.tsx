import { useText } from '../../i18n/use-text';
import { NumberField, SwitchField, TextField } from './fields';
import { Section } from './Section';
import type { Drafts } from './use-drafts';

interface Part {
  drafts: Drafts;
}

/** The audit as PDF: when it goes out, from which figures, and how long its link works. */
export function AuditSection({ drafts }: Part) {
  const t = useText();
  const of = { drafts, of: 'audit' } as const;
  return (
    <Section title={t('settings.audit.title')} lead={t('settings.audit.lead')} history="audit" drafts={drafts}>
      <SwitchField {...of} path="sendAutomatically" label={t('settings.audit.automatic')} help={t('settings.audit.automaticHelp')} wide />
      <NumberField
        {...of}
        path="rescanAfterDays"
        label={t('settings.audit.rescan')}
        help={t('settings.audit.rescanHelp')}
        min={1}
        max={90}
      />
      <NumberField {...of} path="linkValidDays" label={t('settings.audit.link')} help={t('settings.audit.linkHelp')} min={1} max={365} />
    </Section>
  );
}

/** How fast campaigns go out, who signs them, and what they are copied from at the provider. */
export function CampaignsSection({ drafts }: Part) {
  const t = useText();
  const of = { drafts, of: 'campaigns' } as const;
  return (
    <Section title={t('settings.campaigns.title')} lead={t('settings.campaigns.lead')} history="campaigns" drafts={drafts}>
      <NumberField
        {...of}
        path="messagesPerMinute"
        label={t('settings.campaigns.pace')}
        help={t('settings.campaigns.paceHelp')}
        min={1}
        max={60_000}
      />
      <TextField {...of} path="emeliaModelCampaign" label={t('settings.campaigns.model')} help={t('settings.campaigns.modelHelp')} />
      <TextField {...of} path="postalAddress" label={t('settings.campaigns.address')} help={t('settings.campaigns.addressHelp')} rows={3} />
    </Section>
  );
}

/** Whether somebody must have read a page before a campaign sends it. */
export function ReviewSettings({ drafts }: Part) {
  const t = useText();
  return (
    <Section title={t('settings.review.title')} lead={t('settings.review.lead')} history="review" drafts={drafts}>
      <SwitchField
        drafts={drafts}
        of="review"
        path="required"
        label={t('settings.review.required')}
        help={t('settings.review.requiredHelp')}
        wide
      />
    </Section>
  );
}

/** What the AI assistants are asked about a company. */
export function CitationsSection({ drafts }: Part) {
  const t = useText();
  return (
    <Section title={t('settings.citations.title')} lead={t('settings.citations.lead')} history="citations" drafts={drafts}>
      <NumberField
        drafts={drafts}
        of="citations"
        path="questionsPerPlatform"
        label={t('settings.citations.questions')}
        help={t('settings.citations.questionsHelp')}
        min={1}
        max={10}
      />
    </Section>
  );
}
