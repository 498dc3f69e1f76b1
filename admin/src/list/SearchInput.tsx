import { Box, IconButton, TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { Icon } from '../components/Icon';
import { useKeys } from '../components/use-keys';
import { useText } from '../i18n/use-text';
import { useChangeFilters } from './use-change-filters';

/** Debounce time. */
const QUIET_MS = 300;

/** Searches the surrounding list (`filter.q`). The key / focuses it, Escape empties it. */
export function SearchInput({ placeholder }: { placeholder: string }) {
  const t = useText();
  const { filterValues } = useListContext();
  const change = useChangeFilters();
  const asked: string = filterValues.q ?? '';
  const [text, setText] = useState(asked);
  const input = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => input.current?.select() });

  // The search also changes from outside: a counter, the back button, « effacer les filtres ». A late response to an own
  // search must not remove letters typed since.
  const [lastAsked, setLastAsked] = useState(asked);
  const [own, setOwn] = useState<string[]>([]);
  if (asked !== lastAsked) {
    setLastAsked(asked);
    const place = own.indexOf(asked);
    setOwn(place === -1 ? [] : own.slice(place + 1));
    if (place === -1) setText(asked);
  }

  const ask = (words: string) => {
    setOwn([...own, words]);
    change(({ q: _, ...others }) => (words ? { ...others, q: words } : others));
  };
  const askLatest = useRef(ask);
  useEffect(() => {
    askLatest.current = ask;
  });
  useEffect(() => {
    const words = text.trim();
    if (words === asked) return;
    let place: string;
    // the user has navigated meanwhile: this search must not lead back
    const askHere = () => (location.href === place ? askLatest.current(words) : wait());
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      place = location.href;
      timer = setTimeout(askHere, QUIET_MS);
    };
    wait();
    return () => clearTimeout(timer);
  }, [text, asked]);

  return (
    <Box component="search" sx={{ flex: '1 1 260px', maxWidth: 420 }}>
      <TextField
        type="search"
        inputRef={input}
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') ask(text.trim());
          if (key === 'Escape' && text === '') input.current?.blur();
          else if (key === 'Escape') setText('');
        }}
        slotProps={{
          htmlInput: { 'aria-label': t('app.list.search'), 'aria-keyshortcuts': '/' },
          input: { startAdornment: <Icon name="search" />, endAdornment: <SearchEnd hasText={text !== ''} onClear={() => setText('')} /> },
        }}
      />
    </Box>
  );
}

/** Empties the field, or shows its keyboard shortcut. */
function SearchEnd({ hasText, onClear }: { hasText: boolean; onClear: () => void }) {
  const t = useText();
  if (!hasText) return <kbd>/</kbd>;
  return (
    <IconButton size="small" edge="end" onClick={onClear} aria-label={t('app.list.clearSearch')}>
      <Icon name="close" />
    </IconButton>
  );
}
