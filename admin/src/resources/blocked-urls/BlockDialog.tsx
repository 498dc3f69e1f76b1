import { TextInput } from 'react-admin';
import type { BlockedUrlRecord } from '../../api/types';
import { DialogForm } from '../../form/DialogForm';
import { limitLength } from '../../form/inputs';
import { requiredText } from '../../form/validators';
import { useText } from '../../i18n/use-text';
import { type BlockInput, useBlocking } from './use-blocking';

const URL_GIVEN = requiredText('blockedUrls.missing');

/** The form of a blocked website, new or existing. */
export function BlockDialog({ blocked, onClose }: { blocked?: BlockedUrlRecord; onClose: () => void }) {
  const t = useText();
  const { block, correct } = useBlocking();
  const save = (input: BlockInput) => {
    const order = { ...input, reason: input.reason.trim() || t('blockedUrls.defaultReason') };
    return blocked ? correct(blocked, order) : block(order);
  };
  return (
    <DialogForm<BlockInput>
      title={t(blocked ? 'blockedUrls.correct' : 'blockedUrls.dialog')}
      defaultValues={{ url: blocked?.url ?? '', reason: blocked?.reason ?? t('blockedUrls.defaultReason'), notes: blocked?.notes ?? '' }}
      onSave={save}
      onClose={onClose}
      submit={blocked ? 'app.action.save' : 'blockedUrls.submit'}
    >
      <TextInput
        source="url"
        label="blockedUrls.column.url"
        helperText="blockedUrls.help"
        validate={URL_GIVEN}
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'url' } }}
      />
      <TextInput source="reason" label="blockedUrls.column.reason" {...limitLength(300)} />
      <TextInput source="notes" label="app.notes.label" multiline rows={3} {...limitLength(5000)} />
    </DialogForm>
  );
}
