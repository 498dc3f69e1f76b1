import { useQuery } from '@tanstack/react-query';
import { useServer } from '../../api/data-provider';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { NumberField, SwitchField, TextField } from './fields';
import { nightCapacity } from './night-capacity';
import { Section } from './Section';
import styles from './settings.module.css';
import type { Drafts } from './use-drafts';

/** The nightly renewal, and how many prospects fit into the night at today's pace. */
export function NightSection({ drafts }: { drafts: Drafts }) {
  const t = useText();
  const of = { drafts, of: 'nightly' } as const;
  return (
    <Section title={t('settings.nightly.title')} lead={t('settings.nightly.lead')} history="nightly" drafts={drafts}>
      <SwitchField {...of} path="enabled" label={t('settings.nightly.enabled')} />
      <TextField {...of} path="time" type="time" label={t('settings.nightly.time')} help={t('settings.nightly.timeHelp')} />
      <NumberField {...of} path="maxProspects" label={t('settings.nightly.max')} min={1} max={50_000} help={<Capacity drafts={drafts} />} />
      <NumberField {...of} path="staleAfterDays" label={t('settings.nightly.stale')} min={1} max={365} />
    </Section>
  );
}

function Capacity({ drafts }: { drafts: Drafts }) {
  const t = useText();
  const server = useServer();
  const { integer } = useFormat();
  const { data } = useQuery({ queryKey: ['settings', 'night'], queryFn: () => server.estimateNight(), staleTime: 60_000, retry: false });
  const capacity = data && nightCapacity(String(drafts.get('nightly', 'time')), data);
  if (!capacity) return t('settings.nightly.capacityUnknown');
  const wanted = Number(drafts.get('nightly', 'maxProspects'));
  return (
    <span className={wanted > capacity.prospects ? styles.fault : undefined}>
      {t(wanted > capacity.prospects ? 'settings.nightly.tooMany' : 'settings.nightly.capacity', {
        count: integer(capacity.prospects),
        seconds: integer(Math.round(capacity.secondsEach)),
      })}
    </span>
  );
}
