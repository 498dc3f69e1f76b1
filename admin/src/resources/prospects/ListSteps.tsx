import { useCanAccess, useCreatePath } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { Icon } from '../../components/Icon';
import { useKeys } from '../../components/use-keys';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { type Step, useListSteps } from './use-list-steps';

/** From one file to the next of the list, by its arrows or j and k; e edits. */
export function ListSteps({ id }: { id: string }) {
  const t = useText();
  const { integer } = useFormat();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const { canAccess: mayEdit } = useCanAccess({ action: 'edit', resource: 'prospects' });
  const { previous, next, place, total } = useListSteps(id);
  const pathOf = (step: Step) => createPath({ resource: 'prospects', type: 'show', id: step.id });
  const go = (step: Step | null) => step && void navigate(pathOf(step), { state: { listPage: step.page } });
  useKeys({
    j: () => go(next),
    k: () => go(previous),
    e: () => mayEdit && void navigate(createPath({ resource: 'prospects', type: 'edit', id })),
  });
  if (!previous && !next) return null;
  const arrow = (step: Step | null, name: 'previous' | 'next', key: string) => {
    const label = t(`prospects.show.${name}`);
    if (!step)
      return (
        <span className="icon-button grey" aria-hidden="true">
          <Icon name={name} />
        </span>
      );
    return (
      <Link
        className="icon-button ink"
        to={pathOf(step)}
        state={{ listPage: step.page }}
        aria-label={label}
        title={`${label} (${key})`}
        aria-keyshortcuts={key.toLowerCase()}
      >
        <Icon name={name} />
      </Link>
    );
  };
  return (
    <nav className="flex items-center gap-1 grey" aria-label={t('prospects.show.steps')}>
      {arrow(previous, 'previous', 'K')}
      {place !== null && total !== undefined && (
        <span className="number nowrap">{t('prospects.show.place', { place: integer(place), total: integer(total) })}</span>
      )}
      {arrow(next, 'next', 'J')}
    </nav>
  );
}
