import { Button, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { HttpError, useListContext, useNavigate } from 'react-admin';
import { ask, useAnswer } from '../../../api/ask';
import type { SavedViewRecord, ViewContent } from '../../../api/types';
import { Banner } from '../../../components/Banner';
import { Icon } from '../../../components/Icon';
import { showNotice } from '../../../components/notice';
import { useRefusal } from '../../../components/refusals';
import { useText } from '../../../i18n/use-text';
import { PopoverMenu } from '../../../list/PopoverMenu';
import { hiddenFor, shownBeside } from '../prospect-columns';
import { useHiddenColumns } from '../use-prospect-columns';
import { isShown, searchOf } from './view-content';
import styles from './views.module.css';

const KEY = ['saved-views', 'prospects'];

/** One's own named ways to look at the list: filters, order, columns and rows per page. */
export function ViewMenu() {
  const t = useText();
  const current = useCurrentContent();
  const { data = [], error } = useAnswer('GET admin/saved-views', { resource: 'prospects' }, { queryKey: KEY });
  const shown = data.find(({ content }) => isShown(content, current));
  const button = (
    <>
      {shown?.name ?? t('views.open')}
      <Icon name="down" />
    </>
  );
  return (
    <PopoverMenu button={button}>
      {(titleId, close) => (
        <div className={styles.menu}>
          <h2 id={titleId}>{t('views.title')}</h2>
          {error && <Banner tone="poor">{t('views.failed')}</Banner>}
          {data.length === 0 && !error && <p className="grey">{t('views.none')}</p>}
          {data.length > 0 && (
            <ul>
              {data.map((view) => (
                <ViewLine key={view.id} view={view} isShown={view === shown} onDone={close} />
              ))}
            </ul>
          )}
          <SaveForm onSaved={close} />
        </div>
      )}
    </PopoverMenu>
  );
}

/** What the list shows now, as a view keeps it. */
function useCurrentContent(): ViewContent {
  const { filterValues, sort, perPage } = useListContext();
  const [hidden] = useHiddenColumns();
  return { filter: filterValues, sort, columns: shownBeside(hidden), perPage };
}

function ViewLine({ view, isShown: isCurrent, onDone }: { view: SavedViewRecord; isShown: boolean; onDone: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const report = useReport();
  const queryClient = useQueryClient();
  const [, setHidden] = useHiddenColumns();
  const apply = () => {
    setHidden(hiddenFor(view.content.columns));
    navigate(`/prospects?${searchOf(view.content)}`);
    onDone();
  };
  const remove = async () => {
    // the way back is offered in the page, which the menu would cover
    onDone();
    const before = queryClient.getQueryData<SavedViewRecord[]>(KEY);
    queryClient.setQueryData<SavedViewRecord[]>(KEY, (views) => views?.filter(({ id }) => id !== view.id));
    try {
      await ask('DELETE admin/saved-views/:id', { id: view.id });
      showNotice(t('views.removed', { name: view.name }), {
        label: t('views.undo'),
        run: async () => {
          await ask('POST admin/saved-views', { resource: 'prospects', name: view.name, content: view.content }).catch(report);
          await queryClient.invalidateQueries({ queryKey: KEY });
        },
      });
    } catch (error) {
      queryClient.setQueryData(KEY, before);
      report(error);
    }
  };
  return (
    <li className="flex items-center ruled">
      <button
        type="button"
        className={styles.view}
        aria-current={isCurrent || undefined}
        aria-label={t('views.apply', { name: view.name })}
        onClick={apply}
      >
        {view.name}
        {isCurrent && <Icon name="check" />}
      </button>
      <button type="button" className="icon-button" aria-label={t('views.remove', { name: view.name })} onClick={() => void remove()}>
        <Icon name="close" />
      </button>
    </li>
  );
}

function SaveForm({ onSaved }: { onSaved: () => void }) {
  const t = useText();
  const queryClient = useQueryClient();
  const content = useCurrentContent();
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (!name) return setFailure(t('views.missing'));
    try {
      await ask('POST admin/saved-views', { resource: 'prospects', name, content });
      await queryClient.invalidateQueries({ queryKey: KEY });
      showNotice(t('views.saved', { name }));
      onSaved();
    } catch (error) {
      setFailure((error instanceof HttpError && error.body?.errors?.name) || (error instanceof Error ? error.message : String(error)));
    }
  };
  return (
    <form className="stack gap-2" onSubmit={(event) => void save(event)} noValidate>
      <TextField name="name" label={t('views.name')} error={failure !== null} helperText={failure} />
      <Button type="submit" variant="outlined">
        {t('views.save')}
      </Button>
    </form>
  );
}

function useReport() {
  const refuse = useRefusal();
  return (error: unknown) => refuse(error instanceof Error ? error.message : String(error));
}
