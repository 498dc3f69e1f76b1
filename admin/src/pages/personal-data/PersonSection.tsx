import { Link } from 'react-router';
import { callApi } from '../../api/call-api';
import type { FoundPerson, OccurrencePlace } from '../../api/types';
import { ActionButton } from '../../components/ActionButton';
import { DialogButton } from '../../components/DialogButton';
import { listLink } from '../../components/list-link';
import { Status } from '../../components/Status';
import { jsonFile, saveFile } from '../../components/save-file';
import { date, integer } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { ErasePersonDialog } from './ErasePersonDialog';

interface PersonSectionProps {
  person: FoundPerson;
  isListReadable: boolean;
  onErased: () => void;
}

/** One person: where they occur, what they refused, and what they may ask for. */
export function PersonSection({ person, isListReadable, onErased }: PersonSectionProps) {
  const t = useText();
  const { address, names, isStaff, occurrences, total } = person;
  return (
    <article className="ruled py-4">
      <header className="wrap break items-start between mb-1 gap-2 gap-x-4">
        <div>
          <h3>{names[0] ?? address}</h3>
          <p className="quiet">{[...(names.length > 0 ? [address] : []), ...names.slice(1)].join(' · ')}</p>
        </div>
        {total > 0 && (
          <div className="wrap gap-2">
            <ActionButton
              label={t('personalData.person.export')}
              busy={t('personalData.person.exporting')}
              aria-label={t('personalData.person.exportOf', { address })}
              run={async () => saveFile(jsonFile(await callApi('POST admin/personal-data/export', { email: address })), `${address}.json`)}
              failed={() => t('personalData.person.exportFailed')}
            />
            <DialogButton color="error" label={t('personalData.person.erase')} aria-label={t('personalData.person.eraseOf', { address })}>
              {(close) => (
                <ErasePersonDialog
                  address={address}
                  onClose={(isDone) => {
                    close();
                    if (isDone) onErased();
                  }}
                />
              )}
            </DialogButton>
          </div>
        )}
      </header>
      {isListReadable && <Objection person={person} />}
      {isStaff && <p className="quiet">{t('personalData.person.staff')}</p>}
      {total === 0 ? (
        <p className="quiet">{t('personalData.person.nothing')}</p>
      ) : (
        <ul className="lines named">
          {occurrences.map((occurrence) => (
            <Place key={occurrence.place} address={address} {...occurrence} />
          ))}
        </ul>
      )}
    </article>
  );
}

function Objection({ person: { suppression } }: { person: FoundPerson }) {
  const t = useText();
  if (!suppression)
    return (
      <Status tone="neutral" quiet>
        {t('personalData.person.free')}
      </Status>
    );
  const reason = t(`campaigns.suppressions.reason.${suppression.reason}`);
  const scope = t(`campaigns.suppressions.scope.${suppression.scope}`);
  return <Status tone="poor">{t('personalData.person.suppressed', { reason, scope })}</Status>;
}

/** Records that have a page of their own. */
const PAGES: Partial<Record<OccurrencePlace, (id: string) => string>> = {
  prospects: (id) => `/prospects/${id}/show`,
  trials: (id) => `/prospects/${id}/show`,
  appointments: (id) => `/appointments/${id}/show`,
  outbox: (id) => `/outbox/${id}/show`,
  campaigns: (id) => `/campaigns/${id}/show`,
  imports: () => '/prospects/import',
};
/** The others stand in a list, found by the address. */
const LISTS: Partial<Record<OccurrencePlace, string>> = {
  audit_requests: 'audit-requests',
  contact_messages: 'contact-messages',
  referrals: 'referrals',
};

function Place({ address, place, count, records }: { address: string } & FoundPerson['occurrences'][number]) {
  const t = useText();
  const list = LISTS[place];
  const linkOf = (id: string) => PAGES[place]?.(id) ?? (list ? listLink(list, { q: address }) : null);
  return (
    <li>
      <span className="medium">
        {t(`personalData.place.${place}`)} <span className="grey number">{integer(count)}</span>
      </span>
      {records.length > 0 && (
        <span className="wrap break gap-1 gap-x-4">
          {records.map(({ id, label, at }, index) => {
            const to = linkOf(id);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a person may stand in one campaign or file several times
              <span key={`${id}${index}`}>
                {to ? <Link to={to}>{label || address}</Link> : label} {at && <span className="quiet">{date(at)}</span>}
              </span>
            );
          })}
          {count > records.length && (
            <span className="quiet">{t('personalData.person.others', { smart_count: count - records.length })}</span>
          )}
        </span>
      )}
    </li>
  );
}
