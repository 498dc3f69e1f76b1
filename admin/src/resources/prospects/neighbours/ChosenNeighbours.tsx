import { CanAccess } from 'react-admin';
import type { ChosenCompetitor } from '../../../api/types';
import { showNotice } from '../../../components/notice';
import { Opener } from '../../../components/Opener';
import { Question } from '../../../components/Question';
import { stateChip } from '../../../components/state-chip';
import { Table } from '../../../components/Table';
import { date, integer } from '../../../format/format';
import { useFormat } from '../../../format/use-format';
import { useText } from '../../../i18n/use-text';
import { spokenUrl } from '../prospect-name';

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

/** Each with its state, its day, and its figures or why it has none. */
export function ChosenNeighbours({ chosen, remove }: ChosenProps) {
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
        {spokenUrl(url)}
      </a>
    </>
  );
}

function Found({ neighbour: { state, figures, missing } }: { neighbour: ChosenCompetitor }) {
  const t = useText();
  const { decimal } = useFormat();
  if (state === 'excluded') return t('neighbours.excluded');
  // until it is measured again, what an earlier visit met is no news
  if (!figures) return state === 'not_measured' && missing ? t(`neighbours.cause.${missing}`) : null;
  const { speed, findings, rating, reviews } = figures;
  const words = [
    speed !== null && t('neighbours.figures.speed', { points: speed }),
    findings !== null && t('neighbours.figures.findings', { smart_count: findings }),
    rating !== null && reviews !== null && t('neighbours.figures.reviews', { rating: decimal(rating), count: integer(reviews) }),
  ].filter(Boolean);
  return words.length > 0 ? words.join(', ') : t('neighbours.figures.none');
}

/** Asks first: what was measured of it is not kept. */
function Remove({ neighbour: { id, name }, remove }: { neighbour: ChosenCompetitor } & Pick<ChosenProps, 'remove'>) {
  const t = useText();
  const drop = async () => {
    await remove(id);
    showNotice(t('neighbours.removed', { name }));
  };
  return (
    <Opener look="text-button" label={t('neighbours.remove')} aria-label={t('neighbours.removeOf', { name })}>
      {(close) => (
        <Question title={t('neighbours.removeTitle', { name })} confirm={t('neighbours.remove')} isDanger onClose={close} onConfirm={drop}>
          <p>{t('neighbours.removeText')}</p>
        </Question>
      )}
    </Opener>
  );
}
