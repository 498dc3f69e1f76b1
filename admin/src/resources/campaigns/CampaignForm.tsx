import { TextInput } from 'react-admin';
import { placeholdersOf, unknownPlaceholders } from '../../../../backend/src/rules/placeholders.rules';
import { useApiQuery } from '../../api/call-api';
import type { CampaignAudience, CampaignRecord } from '../../api/types';
import { DialogForm } from '../../form/DialogForm';
import { limitLength, NativeSelectInput } from '../../form/inputs';
import { useText } from '../../i18n/use-text';
import { useViews } from '../prospects/views/use-views';
import { AUDIENCES, type AudienceName, audiencesOfViews, isSameAudience } from './audiences';
import { SenderNotice } from './SenderNotice';

export type CampaignInput = Pick<CampaignRecord, 'name' | 'subject' | 'template' | 'channel' | 'signed_by' | 'target_audience'>;

interface CampaignFormProps {
  initial: CampaignInput;
  isNew?: boolean;
  /** Saves and leads on. */
  onSave: (input: CampaignInput) => Promise<void>;
  onCancel: () => void;
}

const why = ({ name, subject }: CampaignInput) => !(name.trim() && subject.trim()) && 'campaigns.form.why';
const leadsOn = () => undefined;

/** The words of a campaign, how it is sent and to whom. Its button waits for name and subject and says so. */
export function CampaignForm({ initial, isNew = false, onSave, onCancel }: CampaignFormProps) {
  const t = useText();
  const known = (words: string | null): string | undefined => {
    const [name] = unknownPlaceholders('campaign', words ?? '');
    return name && t('campaigns.form.unknown', { name, names: placeholdersOf('campaign') });
  };
  return (
    <DialogForm<CampaignInput>
      title={t(isNew ? 'campaigns.create' : 'campaigns.form.edit')}
      defaultValues={initial}
      mode="onChange"
      onSave={onSave}
      onSaved={leadsOn}
      onClose={onCancel}
      submit={isNew ? 'campaigns.form.submit' : 'campaigns.form.save'}
      why={why}
    >
      <SenderNotice />
      <TextInput source="name" label="campaigns.form.name" helperText="campaigns.form.nameHelp" {...limitLength(200)} />
      <TextInput
        source="subject"
        label="campaigns.form.subject"
        helperText="campaigns.form.subjectHelp"
        validate={known}
        // a name is given already: its words come next
        autoFocus={isNew && initial.name !== ''}
        {...limitLength(300)}
      />
      <TextInput
        source="template"
        label="campaigns.form.template"
        helperText="campaigns.form.templateHelp"
        validate={known}
        multiline
        rows={8}
      />
      <AudienceInput initial={initial.target_audience} />
      <SignerInput />
      <NativeSelectInput source="channel" label="campaigns.form.channel">
        <option value="smtp">{t('campaigns.form.smtp')}</option>
        <option value="emelia">{t('campaigns.form.emelia')}</option>
      </NativeSelectInput>
    </DialogForm>
  );
}

/** Who signs the message and the pages of those who get it. */
function SignerInput() {
  const t = useText();
  const { data = [] } = useApiQuery('GET admin/signatories');
  return (
    <NativeSelectInput
      source="signed_by"
      label="campaigns.form.signedBy"
      helperText="campaigns.form.signedByHelp"
      format={(id: string | null) => id ?? ''}
      parse={(id: string) => id || null}
    >
      <option value="">{t('campaigns.form.signedByNobody')}</option>
      {data.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelectInput>
  );
}

const AUDIENCE_LABELS = {
  none: 'campaigns.form.audienceNone',
  all: 'campaigns.form.audienceAll',
  new: 'campaigns.form.audienceNew',
  score: 'campaigns.form.audienceScore',
} as const;
const NAMES = Object.keys(AUDIENCES) as AudienceName[];
const OTHER = 'other';

/** One of the usual audiences, those whom a saved view shows, or the selection that the campaign was made of. */
function AudienceInput({ initial }: { initial: CampaignAudience }) {
  const t = useText();
  const { data: views = [] } = useViews();
  const usual = NAMES.map((name) => ({ key: name as string, label: t(AUDIENCE_LABELS[name]), audience: AUDIENCES[name] }));
  const choices = [
    ...usual,
    ...audiencesOfViews(views).map((one) => ({ ...one, label: t('campaigns.form.audienceView', { name: one.name }) })),
  ];
  const keyOf = (audience: CampaignAudience) => choices.find((one) => isSameAudience(one.audience, audience))?.key ?? OTHER;
  return (
    <NativeSelectInput
      source="target_audience"
      label="campaigns.form.audience"
      format={keyOf}
      parse={(chosen: string) => choices.find(({ key }) => key === chosen)?.audience ?? initial}
    >
      {choices.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
      {keyOf(initial) === OTHER && <option value={OTHER}>{t('campaigns.form.audienceOther')}</option>}
    </NativeSelectInput>
  );
}
