import { useState } from 'react';
import { TextInput, useGetList, useRefresh } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { callApi } from '../../api/call-api';
import type { CampaignRecord, ProspectRecord } from '../../api/types';
import { Banner } from '../../components/Banner';
import { showNotice } from '../../components/notice';
import { PlainForm, SubmitButton } from '../../form/FormBody';
import { FormError } from '../../form/FormError';
import { NativeSelectInput } from '../../form/inputs';
import { useSubmit } from '../../form/use-submit';
import { useText } from '../../i18n/use-text';

const FIRST = { id: 0, campaign: '', words: '', prospect: '' };
const why = ({ campaign, prospect }: typeof FIRST) => !(campaign && prospect) && 'campaigns.provider.addWhy';

/** Adds one prospect to one campaign. */
export function AddProspect({ campaigns }: { campaigns: CampaignRecord[] }) {
  const t = useText();
  const refresh = useRefresh();
  const [first, setFirst] = useState(FIRST);
  const add = useSubmit<typeof FIRST>(
    async (typed) => {
      await callApi('POST admin/campaigns/:id/prospects', { id: typed.campaign, prospectId: typed.prospect });
      showNotice(t('campaigns.provider.added'));
      // the next person into the same campaign
      setFirst({ ...typed, id: first.id + 1, prospect: '' });
      refresh();
    },
    { inPlace: true },
  );
  return (
    <section className="section">
      <h2>{t('campaigns.provider.add')}</h2>
      <PlainForm className="stack items-start gap-3 full narrow" record={first} onSubmit={add}>
        <NativeSelectInput source="campaign" label="campaigns.provider.campaign">
          <option value="">{t('campaigns.provider.choose')}</option>
          {campaigns.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelectInput>
        <TextInput source="words" type="search" label="campaigns.provider.find" />
        <FoundInput />
        <FormError words={(message) => t('campaigns.provider.addFailed', { message })} />
        <SubmitButton<typeof FIRST> variant="outlined" submit="campaigns.provider.addSubmit" why={why} />
      </PlainForm>
    </section>
  );
}

/** Who is found by the words typed above. */
function FoundInput() {
  const t = useText();
  const words: string = useWatch({ name: 'words' }) ?? '';
  const { data = [], error } = useGetList<ProspectRecord>('prospects', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'created_at', order: 'DESC' },
    filter: words.trim() ? { q: words.trim() } : {},
  });
  return (
    <>
      {error && (
        <Banner tone="poor" title={t('campaigns.provider.prospectsFailed')}>
          {error.message}
        </Banner>
      )}
      <NativeSelectInput source="prospect" label="campaigns.provider.prospect">
        <option value="">{t('campaigns.provider.choose')}</option>
        {data.map(({ id, company, email }) => (
          <option key={id} value={id}>
            {`${company}, ${email}`}
          </option>
        ))}
      </NativeSelectInput>
    </>
  );
}
