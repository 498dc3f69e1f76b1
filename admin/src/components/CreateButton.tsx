import { Button } from '@mui/material';
import { CanAccess, useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import { type TextKey, useText } from '../i18n/use-text';

/** Links to the form for a new record, for users who may create one. On phones it keeps its label, unlike react-admin's `CreateButton`. */
export function CreateButton({ resource, label }: { resource: string; label: TextKey }) {
  const t = useText();
  const createPath = useCreatePath();
  return (
    <CanAccess action="create" resource={resource} accessDenied={null}>
      <Button variant="contained" component={Link} to={createPath({ resource, type: 'create' })}>
        {t(label)}
      </Button>
    </CanAccess>
  );
}
