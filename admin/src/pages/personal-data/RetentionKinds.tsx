import { Box, InputAdornment } from '@mui/material';
import { useId } from 'react';
import { NumberInput } from 'react-admin';
import { type NumberField, settingField } from '../../../../backend/src/rules/setting-fields.rules';
import type { RetentionDue, RetentionPlan } from '../../api/types';
import { Status } from '../../components/Status';
import { useInvalid } from '../../form/use-invalid';
import { date } from '../../format/format';
import { type TextKey, useText } from '../../i18n/use-text';

const LOOK = {
  '& > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 220px 220px', alignItems: 'start', gap: '8px 24px' },
  '@container page (max-width: 799px)': { '& > li': { gridTemplateColumns: 'minmax(0, 1fr)' } },
};

type Kind = RetentionPlan['kinds'][number];

/** One line for each kind of data: why it is kept, how long, what is due. */
export function RetentionKinds({ plan, due }: { plan: RetentionPlan; due: RetentionDue | undefined }) {
  const seen = new Set<string>();
  return (
    <Box component="ul" className="lines" sx={LOOK}>
      {plan.kinds.map((kind) => {
        const path = kind.setting?.path ?? '';
        // a period that several kinds share is changed at the first of them
        const isOwn = path !== '' && !seen.has(path);
        seen.add(path);
        return <KindLine key={kind.kind} kind={kind} isOwn={isOwn} due={due} />;
      })}
    </Box>
  );
}

function KindLine({ kind, isOwn, due }: { kind: Kind; isOwn: boolean; due: RetentionDue | undefined }) {
  const t = useText();
  const id = useId();
  const name = t(`personalData.retention.kind.${kind.kind}` as TextKey);
  return (
    <li>
      <div>
        {isOwn ? (
          <label className="strong" htmlFor={id}>
            {name}
          </label>
        ) : (
          <p className="strong">{name}</p>
        )}
        <p className="quiet">{t(`personalData.retention.reason.${kind.kind}` as TextKey)}</p>
      </div>
      {isOwn && kind.setting ? <PeriodField id={id} kind={kind} setting={kind.setting} /> : <PeriodWords kind={kind} />}
      <DueWords kind={kind} due={due?.kinds.find((one) => one.kind === kind.kind)} />
    </li>
  );
}

function PeriodField({ id, kind, setting: { document, path } }: { id: string; kind: Kind; setting: NonNullable<Kind['setting']> }) {
  const t = useText();
  const source = `${document}.${path}`;
  const invalid = useInvalid(source);
  const { min, max } = settingField(source) as NumberField;
  const unit = <InputAdornment position="end">{t(`personalData.retention.unit.${kind.period.unit}`)}</InputAdornment>;
  const htmlInput = { 'aria-describedby': invalid ? `${id}-helper-text` : `${id}-help` };
  return (
    <Box className="stack gap-1" sx={{ maxWidth: 180 }}>
      <NumberInput
        {...{ id, source, min, max }}
        label={false}
        validate={(value: number | null) => (value === null ? t('settings.numberMissing') : undefined)}
        slotProps={{ htmlInput, input: { endAdornment: unit } }}
      />
      {!invalid && (
        <span id={`${id}-help`} className="quiet">
          {t('personalData.retention.bounds', { min, max })}
          {kind.kind === 'prospects' && `. ${t('personalData.retention.promise')}`}
        </span>
      )}
    </Box>
  );
}

function PeriodWords({ kind: { kind, setting, period } }: { kind: Kind }) {
  const t = useText();
  const values = { value: period.value, unit: t(`personalData.retention.unit.${period.unit}`) };
  const key = !setting ? 'fixed' : kind === 'strangerEvents' ? 'sameEvents' : 'same';
  return <p className="quiet">{t(`personalData.retention.${key}`, values)}</p>;
}

function DueWords({ kind, due }: { kind: Kind; due: RetentionDue['kinds'][number] | undefined }) {
  const t = useText();
  if (!due) return <p className="quiet">{t('personalData.retention.counting')}</p>;
  const words = t(kind.act === 'empty' ? 'personalData.retention.dueEmpty' : 'personalData.retention.due', { smart_count: due.due });
  return (
    <div>
      {due.due > 0 ? (
        <Status tone={due.held ? 'poor' : 'fair'}>{words}</Status>
      ) : (
        <Status tone="neutral" quiet>
          {t('personalData.retention.nothing')}
        </Status>
      )}
      {due.held && <p className="poor small">{t('personalData.retention.held')}</p>}
      {due.next_deletion_at && !due.held && (
        <p className="quiet">{t('personalData.retention.nextDeletion', { date: date(due.next_deletion_at) })}</p>
      )}
    </div>
  );
}
