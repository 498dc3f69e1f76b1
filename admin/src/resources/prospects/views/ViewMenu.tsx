import { Icon } from '../../../components/Icon';
import { useText } from '../../../i18n/use-text';
import { PopoverMenu } from '../../../list/PopoverMenu';
import { useCurrentContent, useViews } from './use-views';
import { ViewList } from './ViewList';
import { isShown } from './view-content';

/** One's own named ways to look at the list, and the team's: filters, order, columns and rows per page. */
export function ViewMenu() {
  const t = useText();
  const current = useCurrentContent();
  const { data = [] } = useViews();
  const shown = data.find(({ content }) => isShown(content, current));
  const button = (
    <>
      {shown?.name ?? t('views.open')}
      <Icon name="down" />
    </>
  );
  return (
    <PopoverMenu button={button}>
      {(titleId, close, resized) => <ViewList titleId={titleId} shown={shown} onDone={close} onResize={resized} />}
    </PopoverMenu>
  );
}
