import { useCanAccess } from 'react-admin';
import { useNavigate } from 'react-router';
import { useText } from '../i18n/use-text';
import { audiencesOfViews } from '../resources/campaigns/audiences';
import { hiddenFor } from '../resources/prospects/prospect-columns';
import { useHiddenColumns } from '../resources/prospects/use-hidden-columns';
import { useViews } from '../resources/prospects/views/use-views';
import { searchOf } from '../resources/prospects/views/view-content';
import type { Command } from './commands';

/** Commands for saved views: each opens the list, or starts a campaign to its prospects. */
export function useViewCommands(close: () => void): Command[] {
  const t = useText();
  const navigate = useNavigate();
  const [, setHidden] = useHiddenColumns();
  const { canAccess = false } = useCanAccess({ action: 'list', resource: 'prospects' });
  const { data = [] } = useViews(canAccess);
  const { canAccess: mayWrite = false } = useCanAccess({ action: 'create', resource: 'campaigns' });
  const campaigns = (mayWrite ? audiencesOfViews(data) : []).map(
    ({ key, name }): Command => ({
      id: `campaign-${key}`,
      group: 'actions',
      label: t('campaigns.form.forView', { name }),
      run: () => {
        close();
        void navigate(`/campaigns/create?view=${key}`);
      },
    }),
  );
  const views = data.map(
    ({ id, name, own, author, content }): Command => ({
      id: `view-${id}`,
      group: 'views',
      label: name,
      detail: own ? t('views.title') : `${t('views.team')} · ${author}`,
      run: () => {
        close();
        setHidden(hiddenFor(content.columns));
        void navigate(`/prospects?${searchOf(content)}`);
      },
    }),
  );
  return [...views, ...campaigns];
}
