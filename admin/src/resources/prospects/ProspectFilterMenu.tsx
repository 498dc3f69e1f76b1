import { Suspense } from 'react';
import { Icon } from '../../components/Icon';
import { lazyView } from '../../components/lazy-view';
import { useText } from '../../i18n/use-text';
import { PopoverMenu } from '../../list/PopoverMenu';

/** They come with the first press. */
const FilterFields = lazyView(() => import('./ProspectFilterFields'), 'ProspectFilterFields');

/** Filters beyond the quick ones. A change applies at once. */
export function ProspectFilterMenu() {
  const t = useText();
  const button = (
    <>
      <Icon name="filter" />
      {t('prospects.filter.open')}
    </>
  );
  return (
    <PopoverMenu button={button} width="auto">
      {(titleId) => (
        <>
          <h2 id={titleId}>{t('prospects.filter.title')}</h2>
          <Suspense>
            <FilterFields />
          </Suspense>
        </>
      )}
    </PopoverMenu>
  );
}
