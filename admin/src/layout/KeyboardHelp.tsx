import { Box } from '@mui/material';
import { createContext, Fragment, type ReactNode, useCallback, useContext, useState } from 'react';
import { useLocation } from 'react-router';
import { AppDialog } from '../components/AppDialog';
import { useKeys } from '../components/use-keys';
import { type TextKey, useText } from '../i18n/use-text';
import { ABOUT_PROSPECT, DIRECT } from '../palette/subjects';

const KEYS: [key: string, does: TextKey][] = [
  ['Ctrl K', 'app.palette.title'],
  ['/', 'app.keys.search'],
  ['J', 'app.keys.next'],
  ['K', 'app.keys.previous'],
  ['Enter', 'app.keys.open'],
  ['X', 'app.keys.select'],
  ['⇧ ← →', 'app.keys.width'],
  ['S', 'app.keys.scan'],
  ['E', 'app.keys.edit'],
  ['?', 'app.keys.help'],
];

const LOOK = {
  display: 'grid',
  gridTemplateColumns: '64px 1fr',
  gap: '8px 12px',
  '& kbd': { minWidth: 22, padding: '0 6px', border: '1px solid var(--outline)', font: 'inherit', fontSize: 13, textAlign: 'center' },
};

const QUEUE_KEYS: [key: string, does: TextKey][] = [
  ['C', 'queue.act.call'],
  ['Ctrl ↵', 'queue.act.callAndGoOn'],
  ['M', 'queue.act.write'],
  ['R', 'queue.act.book'],
  ['V', 'queue.act.validate'],
  ['D', 'queue.act.done'],
  ['Z', 'queue.act.snooze'],
  ['X', 'queue.act.reject'],
  ['A', 'queue.act.alikeKey'],
  ['N', 'queue.act.next'],
  ['?', 'app.keys.help'],
];

const BOARD_KEYS: [key: string, does: TextKey][] = [
  ['Ctrl K', 'app.palette.title'],
  ['/', 'app.keys.search'],
  ['← ↑ ↓ →', 'board.keys.walk'],
  ['⇧ ←  ⇧ →', 'board.keys.move'],
  ['Enter', 'app.keys.open'],
  ['?', 'app.keys.help'],
];

const KEYS_OF: Record<string, typeof KEYS> = { '/queue': QUEUE_KEYS, '/prospects/board': BOARD_KEYS };

const OpenHelp = createContext<() => void>(() => undefined);

/** Opens the list of keyboard shortcuts. */
export const useKeyboardHelp = () => useContext(OpenHelp);

export function KeyboardHelpProvider({ children }: { children: ReactNode }) {
  const t = useText();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  useKeys({ '?': open });
  return (
    <OpenHelp value={open}>
      {children}
      {isOpen && (
        <AppDialog title={t('app.keys.title')} onClose={() => setOpen(false)} width="xs">
          <Box component="dl" sx={LOOK}>
            {(KEYS_OF[pathname] ?? KEYS).map(([key, does]) => (
              <Fragment key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{t(does)}</dd>
              </Fragment>
            ))}
          </Box>
          <Subjects title={t('app.palette.subject.title')} labels={ABOUT_PROSPECT.map(({ label }) => label)} />
          <Subjects title={t('app.palette.subject.direct')} labels={DIRECT.map(({ label }) => label)} />
        </AppDialog>
      )}
    </OpenHelp>
  );
}

/** What the palette begins at once. */
function Subjects({ title, labels }: { title: string; labels: readonly TextKey[] }) {
  const t = useText();
  return (
    <>
      <h3 className="mt-6 mb-1">{title}</h3>
      <ul className="lines">
        {labels.map((label) => (
          <li key={label}>{t(label)}</li>
        ))}
      </ul>
    </>
  );
}
