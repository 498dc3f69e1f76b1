import { Button } from '@mui/material';
import { useState } from 'react';
import { useServer } from '../../api/data-provider';
import type { PermissionBasis } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import { Field } from '../../components/Field';
import { integer } from '../../format/format';
import { useText } from '../../i18n/use-text';
import styles from './campaigns.module.css';
import { useServerChange } from './use-server-change';

const BASES: PermissionBasis[] = ['consent', 'customer', 'request'];

/** Why these people may be written to: nothing is sent on a guess. */
export function PermissionDialog({ prospectIds, onClose }: { prospectIds: string[]; onClose: () => void }) {
  const t = useText();
  const server = useServer();
  const { change, isPending } = useServerChange();
  const [basis, setBasis] = useState<PermissionBasis>('customer');
  const [day, setDay] = useState('');
  const [source, setSource] = useState('');
  const isComplete = day !== '' && source.trim() !== '';
  const save = async () => {
    const isDone = await change(async () => {
      const { granted } = await server.grantPermission({ prospectIds, basis, obtained_on: day, source });
      return t('campaigns.permission.done', { count: integer(granted) });
    });
    if (isDone) onClose();
  };
  const foot = (
    <>
      {!isComplete && <p className={styles.help}>{t('campaigns.permission.why')}</p>}
      <Button variant="outlined" onClick={onClose}>
        {t('app.action.cancel')}
      </Button>
      <Button variant="contained" disabled={!isComplete || isPending} onClick={() => void save()}>
        {t('campaigns.permission.submit')}
      </Button>
    </>
  );
  return (
    <AppDialog title={t('campaigns.permission.title')} onClose={onClose} foot={foot} width="xs">
      <p>{t('campaigns.permission.text', { count: integer(prospectIds.length) })}</p>
      <Field label={t('campaigns.permission.basis')}>
        {(props) => (
          <select {...props} value={basis} onChange={({ target }) => setBasis(target.value as PermissionBasis)}>
            {BASES.map((name) => (
              <option key={name} value={name}>
                {t(`campaigns.permission.${name}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('campaigns.permission.date')}>
        {(props) => <input {...props} type="date" value={day} onChange={({ target }) => setDay(target.value)} />}
      </Field>
      <Field label={t('campaigns.permission.source')} help={t('campaigns.permission.sourceHelp')}>
        {(props) => <input {...props} value={source} maxLength={300} onChange={({ target }) => setSource(target.value)} />}
      </Field>
    </AppDialog>
  );
}
