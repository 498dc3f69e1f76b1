import { Button, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useCanAccess, useNavigate } from 'react-admin';
import { callApi } from '../../../api/call-api';
import { cacheResponse } from '../../../api/query-client';
import type { SavedViewRecord } from '../../../api/types';
import { Icon } from '../../../components/Icon';
import { showNotice } from '../../../components/notice';
import { useText } from '../../../i18n/use-text';
import { hiddenFor } from '../prospect-columns';
import { useHiddenColumns } from '../use-hidden-columns';
import { useReloadViews, useReportViewError, VIEWS } from './use-views';
import { searchOf } from './view-content';

interface ViewItemProps {
  view: SavedViewRecord;
  isShown: boolean;
  onDone: () => void;
  onResize: () => void;
}

/** A view to be shown; its author and administrators share, rename and delete it. */
export function ViewItem({ view, isShown, onDone, onResize }: ViewItemProps) {
  const t = useText();
  const navigate = useNavigate();
  const remove = useRemoval(view, onDone);
  const [, setHidden] = useHiddenColumns();
  const [isRenamed, setIsRenamed] = useState(false);
  const { name, content } = view;
  // the field to write in has made the menu longer than its place
  useEffect(() => {
    if (isRenamed) onResize();
  });
  const apply = () => {
    setHidden(hiddenFor(content.columns));
    navigate(`/prospects?${searchOf(content)}`);
    onDone();
  };
  return (
    <li className="ruled">
      <div className="flex items-center">
        <Button
          variant="text"
          sx={{
            flex: 1,
            minHeight: 36,
            padding: 0,
            justifyContent: 'flex-start',
            fontWeight: isShown ? 560 : 400,
            textAlign: 'start',
            whiteSpace: 'normal',
          }}
          aria-current={isShown || undefined}
          aria-label={t('views.apply', { name })}
          onClick={apply}
        >
          {name}
          {isShown && <Icon name="check" />}
        </Button>
        {view.may_change && (
          <button type="button" className="icon-button" aria-label={t('views.remove', { name })} onClick={() => void remove()}>
            <Icon name="close" />
          </button>
        )}
      </div>
      {!view.own && <p className="quiet">{t('views.by', { author: view.author })}</p>}
      {view.may_change && (
        <p className="row gap-x-4 mb-2 small">
          <ShareButton view={view} />
          <button
            type="button"
            className="text-button"
            aria-expanded={isRenamed}
            aria-label={t('views.renameOf', { name })}
            onClick={() => setIsRenamed(!isRenamed)}
          >
            {t('views.rename')}
          </button>
        </p>
      )}
      {isRenamed && <RenameForm view={view} onDone={() => setIsRenamed(false)} />}
    </li>
  );
}

function ShareButton({ view: { id, name, shared } }: { view: SavedViewRecord }) {
  const t = useText();
  const readViews = useReloadViews();
  const report = useReportViewError();
  const { canAccess } = useCanAccess({ resource: 'prospects', action: 'edit' });
  if (!canAccess) return null;
  const share = async () => {
    try {
      await callApi('PUT admin/saved-views/:id', { id, shared: !shared });
      await readViews();
    } catch (error) {
      report(error);
    }
  };
  return (
    <button
      type="button"
      className="text-button"
      aria-label={t(shared ? 'views.unshareOf' : 'views.shareOf', { name })}
      onClick={() => void share()}
    >
      {t(shared ? 'views.unshare' : 'views.share')}
    </button>
  );
}

function RenameForm({ view: { id, name }, onDone }: { view: SavedViewRecord; onDone: () => void }) {
  const t = useText();
  const readViews = useReloadViews();
  const [failure, setFailure] = useState<string | null>(null);
  const rename = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get('name')).trim();
    if (!given) return setFailure(t('views.missing'));
    try {
      await callApi('PUT admin/saved-views/:id', { id, name: given });
      await readViews();
      onDone();
    } catch (error) {
      // a deleted view disappears with the next reload
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <form className="stack gap-2 mb-2" onSubmit={(event) => void rename(event)} noValidate>
      <TextField name="name" label={t('views.newName')} defaultValue={name} error={failure !== null} helperText={failure} />
      <Button type="submit" variant="outlined">
        {t('views.rename')}
      </Button>
    </form>
  );
}

/** Deletes at once; the undo is shown in the page, because the menu would cover it. */
function useRemoval(view: SavedViewRecord, onDone: () => void): () => Promise<void> {
  const t = useText();
  const queryClient = useQueryClient();
  const readViews = useReloadViews();
  const report = useReportViewError();
  const { id, name, content, own, shared } = view;
  const bringBack = async () => {
    await callApi('POST admin/saved-views', { resource: 'prospects', name, content, ...(shared && { shared }) }).catch(report);
    await readViews();
  };
  return async () => {
    onDone();
    cacheResponse<SavedViewRecord[]>(queryClient, VIEWS, (views) => views?.filter((other) => other.id !== id));
    try {
      await callApi('DELETE admin/saved-views/:id', { id });
      await readViews();
      // a colleague's would come back as one's own
      showNotice(t('views.removed', { name }), own ? { label: t('views.undo'), run: bringBack } : undefined);
    } catch (error) {
      report(error);
    }
  };
}
