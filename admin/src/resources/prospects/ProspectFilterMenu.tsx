import { Suspense } from 'react';
import { Icon } from '../../components/Icon';
import { lazyView } from '../../components/lazy-view';
import { useText } from '../../i18n/use-text';
import { PopoverMenu } from '../../list/PopoverMenu';
import styles from './prospect-filter-menu.module.css';

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
    <PopoverMenu button={button}>
      {(titleId) => (
        <>
          <h2 id={titleId} className={styles.title}>
            {t('prospects.filter.title')}
          </h2>
          <Suspense fallback={<div className={styles.fields} />}>
            <FilterFields />
          </Suspense>
        </>
      )}
    </PopoverMenu>
  );
}
