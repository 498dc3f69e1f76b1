import { useCanAccess, useCanAccessResources } from 'react-admin';
import { useNavigate } from 'react-router';
import { type TextKey, useText } from '../i18n/use-text';
import { useKeyboardHelp } from '../layout/KeyboardHelp';
import { groups, overview } from '../layout/menu-entries';
import { PLACES } from '../pages/settings/places';
import type { Command } from './commands';

const SCREENS = [
  ...overview.map((entry) => ({ ...entry, group: undefined })),
  ...groups.flatMap(({ key, entries }) => entries.map((entry) => ({ ...entry, group: key }))),
];
const RESOURCES = [...new Set(SCREENS.map(({ resource }) => resource))];

/** What begins something new; `resource` must be one that the reader may create. */
const BEGINNINGS = [
  { to: '/prospects/create', label: 'prospects.add', resource: 'prospects' },
  { to: '/prospects/import', label: 'imports.open', resource: 'imports' },
  { to: '/campaigns/create', label: 'campaigns.create', resource: 'campaigns' },
] as const satisfies { to: string; label: TextKey; resource: string }[];

/** What is there whatever the page: screens and settings that the reader may see, beginnings, help. */
export function useKnownCommands(close: () => void): Command[] {
  const t = useText();
  const navigate = useNavigate();
  const help = useKeyboardHelp();
  const { canAccess: may } = useCanAccessResources({ action: 'list', resources: RESOURCES });
  const { canAccess: prospects } = useCanAccess({ action: 'create', resource: 'prospects' });
  const { canAccess: imports } = useCanAccess({ action: 'create', resource: 'imports' });
  const { canAccess: campaigns } = useCanAccess({ action: 'create', resource: 'campaigns' });
  const mayCreate = { prospects, imports, campaigns };
  const to = (path: string) => () => {
    close();
    void navigate(path);
  };
  const screens = SCREENS.filter(({ resource }) => may?.[resource]).map(
    ({ to: path, label, group }): Command => ({
      id: `screen${path}`,
      group: 'screens',
      label: t(label),
      ...(group && { detail: t(`app.menu.group.${group}`) }),
      run: to(path),
    }),
  );
  const beginnings = BEGINNINGS.filter(({ resource }) => mayCreate[resource]).map(
    ({ to: path, label }): Command => ({ id: `begin${path}`, group: 'actions', label: t(label), run: to(path) }),
  );
  const board: Command = {
    id: 'board',
    group: 'screens',
    label: `${t('prospects.title')}, ${t('board.board')}`,
    run: to('/prospects/board'),
  };
  const own: Command[] = [
    ...(may?.prospects ? [board] : []),
    { id: 'account', group: 'actions', label: t('account.title'), run: to('/account') },
    {
      id: 'keys',
      group: 'actions',
      label: t('app.keys.title'),
      run: () => {
        close();
        help();
      },
    },
  ];
  const settings = may?.settings
    ? PLACES.filter(({ label }) => !label || t(label, { _: '' })).map(({ tab, section, title, field, label }): Command => {
        const name = t(title);
        return {
          id: `setting-${tab}-${field ?? section}-${label ?? ''}`,
          group: 'settings',
          label: label ? t(label) : name,
          detail: label ? `${t(`settings.tabs.${tab}`)} · ${name}` : t(`settings.tabs.${tab}`),
          run: to(`/settings/${tab}#${field ?? section}`),
        };
      })
    : [];
  return [...screens, ...beginnings, ...own, ...settings];
}
