import { CanAccess } from 'react-admin';
import type { ChosenCompetitor } from '../../../api/types';
import { ConfirmButton } from '../../../components/ConfirmDialog';
import { stateChip } from '../../../components/state-chip';
import { Table } from '../../../components/Table';
import { date, integer } from '../../../format/format';
import { useFormat } from '../../../format/use-format';
import { useText } from '../../../i18n/use-text';
import { displayUrl } from '../prospect-name';

const StateChip = stateChip('neighbours.state', {
  new: { tone: 'neutral', quiet: true },
  waiting: { tone: 'accent', shape: 'running' },
  measured: 'good',
  not_measured: 'fair',
  excluded: 'neutral',
});

interface ChosenProps {
  chosen: ChosenCompetitor[];
  remove: (neighbourId: string) => Promise<void>;
}

/** The chosen competitors with state, date, and figures or the reason why there are none. */
export function ChosenCompetitors({ chosen, remove }: ChosenProps) {
  const t = useText();
  return (
    <div aria-live="polite">
      <Table
        look="stacks mb-3"
        caption={t('neighbours.chosen')}
        rows={chosen}
        rowKey={({ id }) => id}
        columns={[
          [t('neighbours.name'), (neighbour) => <Named neighbour={neighbour} />],
          [t('neighbours.stateOf'), ({ state }) => <StateChip state={state} />],
          [t('neighbours.measured'), ({ measured_at }) => measured_at && date(measured_at), 'nowrap'],
          [t('neighbours.found'), (neighbour) => <Found neighbour={neighbour} />, 'words'],
          [
            t('neighbours.remove'),
            (neighbour) => (
              <CanAccess action="edit" accessDenied={null}>
                <Remove neighbour={neighbour} remove={remove} />
              </CanAccess>
            ),
            'unnamed',
          ],
        ]}
      />
    </div>
  );
}

function Named({ neighbour: { name, domain, url } }: { neighbour: ChosenCompetitor }) {
  return (
    <>
      {name !== domain && <span className="block strong">{name}</span>}
      <a className="break" href={url} target="_blank" rel="noreferrer">
        {displayUrl(url)}
      </a>
    </>
  );
}

function Found({ neighbour: { state, figures, missing } }: { neighbour: ChosenCompetitor }) {
  const t = useText();
  const { decimal } = useFormat();
  if (state === 'excluded') return t('neighbours.excluded');
  // the error of an earlier visit is shown only in the state not_measured
  if (!figures) return state === 'not_measured' && missing ? t(`neighbours.cause.${missing}`) : null;
  const { speed, findings, rating, reviews } = figures;
  const words = [
    speed !== null && t('neighbours.figures.speed', { points: speed }),
    findings !== null && t('neighbours.figures.findings', { smart_count: findings }),
    rating !== null && reviews !== null && t('neighbours.figures.reviews', { rating: decimal(rating), count: integer(reviews) }),
  ].filter(Boolean);
  return words.length > 0 ? words.join(', ') : t('neighbours.figures.none');
}

/** Asks for confirmation: the measurements are deleted. */
function Remove({ neighbour: { id, name }, remove }: { neighbour: ChosenCompetitor } & Pick<ChosenProps, 'remove'>) {
  const t = useText();
  return (
    <ConfirmButton
      label={t('neighbours.remove')}
      button={{ look: 'text-button', 'aria-label': t('neighbours.removeOf', { name }) }}
      title={t('neighbours.removeTitle', { name })}
      confirm={t('neighbours.remove')}
      done={t('neighbours.removed', { name })}
      isDanger
      onConfirm={() => remove(id)}
    >
      <p>{t('neighbours.removeText')}</p>
    </ConfirmButton>
  );
}
