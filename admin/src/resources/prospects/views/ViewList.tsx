import { Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { CanAccess, HttpError, useGetIdentity } from 'react-admin';
import { callApi } from '../../../api/call-api';
import type { SavedViewRecord } from '../../../api/types';
import { Banner } from '../../../components/Banner';
import { showNotice } from '../../../components/notice';
import { useText } from '../../../i18n/use-text';
import { useCurrentContent, useReloadViews, useViews } from './use-views';
import { ViewItem } from './ViewItem';

interface ViewListProps {
  titleId: string;
  shown: SavedViewRecord | undefined;
  onDone: () => void;
  /** It has become larger, and may have to move. */
  onResize: () => void;
}

/** The menu of views, own ones before the team's, and the form that saves the present one. */
export function ViewList({ titleId, shown, onDone, onResize }: ViewListProps) {
  const t = useText();
  const { data = [], error } = useViews();
  const parts = [
    ['own', data.filter(({ own }) => own)],
    ['team', data.filter(({ own }) => !own)],
  ] as const;
  return (
    <>
      <h2 id={titleId}>{t('views.title')}</h2>
      {error && <Banner tone="poor">{t('views.failed')}</Banner>}
      {data.length === 0 && !error && <p className="grey">{t('views.none')}</p>}
      {parts.map(
        ([part, views]) =>
          views.length > 0 && (
            <div key={part}>
              <h3 className="quiet">{t(`views.${part}`)}</h3>
              <ul>
                {views.map((view) => (
                  <ViewItem key={view.id} view={view} isShown={view.id === shown?.id} onDone={onDone} onResize={onResize} />
                ))}
              </ul>
            </div>
          ),
      )}
      <SaveForm onSaved={onDone} />
    </>
  );
}

function SaveForm({ onSaved }: { onSaved: () => void }) {
  const t = useText();
  const readViews = useReloadViews();
  const content = useCurrentContent();
  const { identity } = useGetIdentity();
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const name = String(given.get('name')).trim();
    if (!name) return setFailure(t('views.missing'));
    const shared = given.get('shared') !== null;
    try {
      await callApi('POST admin/saved-views', { resource: 'prospects', name, content, ...(shared && { shared }) });
      await readViews();
      showNotice(t('views.saved', { name }));
      onSaved();
    } catch (error) {
      setFailure((error instanceof HttpError && error.body?.errors?.name) || (error instanceof Error ? error.message : String(error)));
    }
  };
  return (
    <form className="stack gap-2" onSubmit={(event) => void save(event)} noValidate>
      <TextField name="name" label={t('views.name')} error={failure !== null} helperText={failure} />
      <CanAccess resource="prospects" action="edit">
        <FormControlLabel label={t('views.withTeam')} control={<Checkbox name="shared" />} />
        {identity && content.filter.owner_id === identity.id && <p className="quiet">{t('views.mine')}</p>}
      </CanAccess>
      <Button type="submit" variant="outlined">
        {t('views.save')}
      </Button>
    </form>
  );
}
