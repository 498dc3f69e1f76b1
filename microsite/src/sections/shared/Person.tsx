import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { personView } from '../../lib/report/person-view.ts';

/** The signatory. `scripts/person-hours.ts` adds the next free slots. */
export function Person({ person }: { person: ReturnType<typeof personView> }) {
  if (!person) return null;
  const { portrait, initials, name, sentence, phone, phoneHref, bookingHref } = person;
  return (
    <div className="person">
      <div className="person-picture">
        {portrait ? (
          <img src={portrait} width="96" height="96" alt="" loading="lazy" decoding="async" />
        ) : (
          <span className="person-initials" aria-hidden="true">
            {initials}
          </span>
        )}
      </div>
      <div className="person-words">
        <p className="person-name">
          <strong>{name}</strong>{' '}
          {portrait && (
            <span className="person-paraph" aria-hidden="true">
              {initials}
            </span>
          )}
        </p>
        {sentence && <p>{sentence}</p>}
        {phone && (
          <p>
            <a href={phoneHref ?? undefined}>{phone}</a>
          </p>
        )}
      </div>
      <p className="person-hours no-print" data-person-hours="">
        <a href={bookingHref}>{t`Choisir l’heure d’un appel`}</a>
      </p>
    </div>
  );
}
