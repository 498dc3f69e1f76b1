import type { ProposedCompetitor } from '../../../api/types';
import { ActionButton } from '../../../components/ActionButton';
import { useText } from '../../../i18n/use-text';

interface ProposedProps {
  proposed: ProposedCompetitor[];
  choose: (url: string, name: string) => Promise<void>;
}

/** Prospects of the same trade and town, each added by one click. */
export function ProposedCompetitors({ proposed, choose }: ProposedProps) {
  const t = useText();
  if (proposed.length === 0) return null;
  return (
    <>
      <h3 className="mt-4">{t('neighbours.proposed')}</h3>
      <ul className="lines pairs narrow mb-3">
        {proposed.map(({ url, domain, name }) => (
          <li key={domain}>
            <span className="shrink">
              {name} {name !== domain && <span className="grey">{domain}</span>}
            </span>
            <ActionButton
              look="text-button"
              label={t('neighbours.add')}
              busy={t('neighbours.adding')}
              aria-label={t('neighbours.addOf', { name })}
              run={() => choose(url, name)}
              done={t('neighbours.added', { name })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
