import { Dialog, useAutocomplete } from '@mui/material';
import { useEffect, useState } from 'react';
import { Icon } from '../components/Icon';
import { useText } from '../i18n/use-text';
import { type Command, grouped, matching } from './commands';
import styles from './palette.module.css';
import { useFoundProspects } from './use-found-prospects';
import { useKnownCommands } from './use-known-commands';
import { useSubjectCommands } from './use-subject-commands';
import { useViewCommands } from './use-view-commands';

interface CommandPaletteProps {
  /** What the page below offers. */
  acts: Command[];
  onClose: () => void;
}

/** Lines of a group: what is looked for is typed, not scrolled to. */
const MOST = 7;
const FIELD = 'palette';

/** One field over everything that can be gone to or done; arrows choose, Enter does. */
export function CommandPalette(props: CommandPaletteProps) {
  const t = useText();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={props.onClose}
      aria-labelledby="palette-title"
      classes={{ container: styles.place ?? '' }}
    >
      <h2 id="palette-title" className="sr-only">
        {t('app.palette.title')}
      </h2>
      <Finder {...props} />
    </Dialog>
  );
}

function Finder({ acts, onClose }: CommandPaletteProps) {
  const t = useText();
  const [query, setQuery] = useState('');
  const subjects = useSubjectCommands(query, acts, onClose);
  const known = [...useViewCommands(onClose), ...subjects.direct, ...useKnownCommands(onClose)];
  const found = useFoundProspects(query, onClose);
  const isAsking = found.isAsking || subjects.isAsking;
  const commands = grouped(
    [...matching(acts, query), ...found.prospects, ...subjects.about, ...matching(known, query)],
    query ? MOST : acts.length + MOST,
  );
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete({
    id: FIELD,
    open: true,
    options: commands,
    inputValue: query,
    value: null,
    autoHighlight: true,
    disableCloseOnSelect: true,
    groupBy: ({ group }) => t(`app.palette.group.${group}`),
    getOptionLabel: ({ label }) => label,
    getOptionKey: ({ id }) => id,
    filterOptions: (all) => all,
    onInputChange: (_, words, reason) => reason === 'input' && setQuery(words),
    onChange: (_, command) => command?.run(),
    onClose: (_, reason) => reason === 'escape' && onClose(),
  });
  // who opens it means to type
  useEffect(() => document.getElementById(FIELD)?.focus(), []);
  const groups = groupedOptions as unknown as { index: number; group: string; options: Command[] }[];
  return (
    <>
      <div className={styles.field} {...getRootProps()}>
        <Icon name="search" />
        <input {...getInputProps()} type="text" aria-label={t('app.palette.title')} placeholder={t('app.palette.placeholder')} />
      </div>
      <p className={styles.state} role="status">
        {commands.length > 0 ? <span className="sr-only">{t('app.palette.found', { smart_count: commands.length })}</span> : null}
        {commands.length === 0 && (isAsking ? t('app.palette.asking') : t('app.palette.none', { query: query.trim() }))}
      </p>
      {groups.length > 0 && (
        <ul {...getListboxProps()} aria-label={t('app.palette.title')} className={styles.list}>
          {groups.map(({ group, index, options }) => (
            <li key={group} role="presentation">
              <p className={styles.group} aria-hidden="true">
                {group}
              </p>
              {/* biome-ignore lint/a11y/useSemanticElements: a group within a listbox */}
              <ul role="group" aria-label={group}>
                {options.map((command, at) => {
                  const { key: optionKey, ...option } = getOptionProps({ option: command, index: index + at });
                  return (
                    <li {...option} key={optionKey} className={styles.option}>
                      <span>{command.label}</span>
                      {command.detail && <span className="grey cut">{command.detail}</span>}
                    </li>
                  );
                })}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
