import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { useServer } from '../../api/data-provider';
import type { FoundPerson, OccurrencePlace } from '../../api/types';
import { listLink } from '../../components/list-link';
import { Status } from '../../components/Status';
import { jsonFile, saveFile } from '../../components/save-file';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { ErasePersonDialog } from './ErasePersonDialog';
import styles from './personal-data.module.css';

interface PersonSectionProps {
  person: FoundPerson;
  isListReadable: boolean;
  onErased: () => void;
}

/** One person: where they occur, what they refused, and what they may ask for. */
export function PersonSection({ person, isListReadable, onErased }: PersonSectionProps) {
  const t = useText();
  const notify = useNotify();
  const server = useServer();
  const [isExporting, setExporting] = useState(false);
  const [isErasing, setErasing] = useState(false);
  const { address, names, isStaff, occurrences, total } = person;
  const save = async () => {
    setExporting(true);
    try {
      saveFile(jsonFile(await server.exportAddress(address)), `${address}.json`);
    } catch {
      notify('personalData.person.exportFailed', { type: 'error' });
    }
    setExporting(false);
  };
  return (
    <article className={styles.person}>
      <header className={styles.personHead}>
        <div>
          <h3>{names[0] ?? address}</h3>
          <p className={styles.help}>{[...(names.length > 0 ? [address] : []), ...names.slice(1)].join(' · ')}</p>
        </div>
        {total > 0 && (
          <div className={styles.actions}>
            <Button
              variant="outlined"
              disabled={isExporting}
              onClick={() => void save()}
              aria-label={isExporting ? undefined : t('personalData.person.exportOf', { address })}
            >
              {t(isExporting ? 'personalData.person.exporting' : 'personalData.person.export')}
            </Button>
            <Button
              variant="outlined"
              color="error"
              onClick={() => setErasing(true)}
              aria-label={t('personalData.person.eraseOf', { address })}
            >
              {t('personalData.person.erase')}
            </Button>
          </div>
        )}
      </header>
      {isListReadable && <Objection person={person} />}
      {isStaff && <p className={styles.help}>{t('personalData.person.staff')}</p>}
      {total === 0 ? (
        <p className={styles.help}>{t('personalData.person.nothing')}</p>
      ) : (
        <ul className={styles.places}>
          {occurrences.map((occurrence) => (
            <Place key={occurrence.place} address={address} {...occurrence} />
          ))}
        </ul>
      )}
      {isErasing && (
        <ErasePersonDialog
          address={address}
          onClose={(isDone) => {
            setErasing(false);
            if (isDone) onErased();
          }}
        />
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
  const { integer, date } = useFormat();
  const list = LISTS[place];
  const linkOf = (id: string) => PAGES[place]?.(id) ?? (list ? listLink(list, { q: address }) : null);
  return (
    <li>
      <span className={styles.placeName}>
        {t(`personalData.place.${place}`)} <span className={styles.count}>{integer(count)}</span>
      </span>
      {records.length > 0 && (
        <span className={styles.records}>
          {records.map(({ id, label, at }, index) => {
            const to = linkOf(id);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a person may stand in one campaign or file several times
              <span key={`${id}${index}`}>
                {to ? <Link to={to}>{label || address}</Link> : label} {at && <span className={styles.help}>{date(at)}</span>}
              </span>
            );
          })}
          {count > records.length && (
            <span className={styles.help}>{t('personalData.person.others', { smart_count: count - records.length })}</span>
          )}
        </span>
      )}
    </li>
  );
}
